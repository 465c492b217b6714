import { expect, test } from 'vitest';
import { matches } from './matches';

test.each([
  ['München', 'Mün', true],
  ['München', 'mun', true],
  ['München', 'muen', true],
  ['München', 'CHEN', true],
  ['Gießen', 'giess', true],
  ['Giessen', 'gieß', true],
  ['Café Müller', 'cafe', true],
  ['Köln', '', true],
  ['Köln', ' köl ', true],
  ['Köln', 'kel', false],
  ['Neuenburg', 'nün', false],
])('%s is looked for by "%s": %s', (text, typed, found) => {
  expect(matches(text, typed)).toBe(found);
});
