import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './Logo';

test.each([
  ['Nordbahn', 'N'],
  [' ölwerk ', 'Ö'],
  ['🦊 Fuchs', '🦊'],
  ['👩‍🔧 Werk', '👩‍🔧'],
  ['', '?'],
])('the letter of "%s" is the whole first sign, %s', (name, letter) => {
  const text = renderToStaticMarkup(<Logo name={name} />).replace(/<[^>]*>/g, '');
  expect(text).toBe(letter);
});
