import { expect, test } from 'vitest';
import { initials, toneOf } from './initials';

test.each([
  ['Jana Petersen', 'JP'],
  ['Maximilian von Hohenfels-Schreckenstein', 'MH'],
  ['  özil ', 'Ö'],
  ['', '?'],
])('initials of "%s" are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a name keeps its tone, and names spread over all tones', () => {
  const names = ['Jana', 'Deniz', 'Olena', 'Lukas', 'Pia', 'Fatima', 'Henrik', 'Sophie', 'Karl', 'Amelie'];
  const tones = names.map((name) => toneOf(name, 4));
  expect(tones).toEqual(names.map((name) => toneOf(name, 4)));
  expect(new Set(tones).size).toBe(4);
});
