import { expect, test } from 'vitest';
import { initials, toneOf } from './initials';

test.each([
  ['Jana Petersen', 'JP'],
  ['Maximilian von Hohenfels-Schreckenstein', 'MH'],
  ['  özil ', 'Ö'],
  ['', '?'],
  ['🚆 Nordbahn GmbH', 'NG'],
  ['🚆Nordbahn', 'N'],
  ['👩‍🔧', '👩‍🔧'],
  ['🇩🇪 🚆', '🇩🇪🚆'],
  ['e\u0301lan vital', 'E\u0301V'],
  ['„Weiche“ (Süd)', 'WS'],
  ['𝒩ord', '𝒩'],
])('initials of "%s" are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('names spread over all tones', () => {
  const names = [
    'Jana Petersen',
    'Deniz Karakaya',
    'Olena Kovalenko',
    'Lukas Weidemann',
    'Pia Grabowski',
    'Fatima El Amrani',
    'Henrik Sørensen',
    'Sophie Nguyen',
  ];
  expect(new Set(names.map((name) => toneOf(name, 4)))).toEqual(new Set([0, 1, 2, 3]));
});
