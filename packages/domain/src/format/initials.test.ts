import { expect, test } from 'vitest';
import { initials } from './initials';

test('initials are those of the first and the last name', () => {
  expect(initials('Henriette', 'von der Lohe')).toBe('HL');
  expect(initials('Öykü')).toBe('Ö');
  expect(initials('', '')).toBe('');
  expect(initials('𝒩ord 𝒮üd')).toBe('𝒩𝒮');
  expect(initials('Brandt', '&', 'Söhne')).toBe('BS');
  expect([initials('Brandt', '&'), initials('Xaver', '1a'), initials(' ', 'Ada  Kern ')]).toEqual(['B', 'X', 'AK']);
});
