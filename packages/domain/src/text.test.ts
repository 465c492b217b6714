import { expect, test } from 'vitest';
import { hasText, matchesText } from './text';

test.each([
  ['München', 'Mün', true],
  ['München', 'mun', true],
  ['München', 'muen', true],
  ['Muenchen', 'mün', true],
  ['München', 'CHEN', true],
  ['Gießen', 'giess', true],
  ['Giessen', 'gieß', true],
  ['Café Müller', 'cafe', true],
  ['Köln', '', true],
  ['Köln', ' köl ', true],
  ['Köln', 'kel', false],
  ['Neuenburg', 'nün', false],
])('%s is searched for "%s": %s', (text, search, found) => {
  expect(matchesText(text, search)).toBe(found);
});

test('of several texts one is enough, and none is found in no text but by an empty term', () => {
  expect(matchesText(['Jurist', 'Würzburg'], 'wuerz')).toBe(true);
  expect(matchesText(['Jurist', 'Würzburg'], 'jurist würz')).toBe(false);
  expect([matchesText([], 'a'), matchesText([], ' ')]).toEqual([false, true]);
});

test.each([
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
