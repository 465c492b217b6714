import { expect, it } from 'vitest';
import { hasText } from './has-text';

it.each([
  ['<p>Gleise</p>', true],
  ['Gleise', true],
  ['<p><strong>G</strong></p>', true],
  ['', false],
  [' ', false],
  ['<p></p>', false],
  ['<p> &nbsp;&nbsp; </p>', false],
  ['<p class="a b"><br></p>', false],
])('JM31 %j holds text: %s', (html, text) => {
  expect(hasText(html)).toBe(text);
});
