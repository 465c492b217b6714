import { expect, test } from 'vitest';
import { fileSize } from './fileSize';

test.each([
  [0, '0 Byte'],
  [640_000, '640 kB'],
  [1_240_000, '1,2 MB'],
  [100_000_000, '100 MB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
