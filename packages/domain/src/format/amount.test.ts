import { expect, test } from 'vitest';
import { formatFileSize, formatPrice } from './amount';

test('EN41: prices have two decimals and are in euros by default', () => {
  expect(formatPrice(49)).toBe('49,00\u00a0€');
  expect(formatPrice(1069.2)).toBe('1.069,20\u00a0€');
  expect(formatPrice(5, 'CHF')).toBe('5,00\u00a0CHF');
});

test('sizes are German', () => {
  expect([512, 421_888, 1_258_291, 104_857_600].map(formatFileSize)).toEqual(['512 Byte', '412 KB', '1,2 MB', '100 MB']);
  expect([1_023, 1_024, 1_023_488, 1_024_000, 1_300_000].map(formatFileSize)).toEqual(['1023 Byte', '1 KB', '1000 KB', '1 MB', '1,2 MB']);
});
