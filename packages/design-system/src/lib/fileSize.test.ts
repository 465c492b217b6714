import { formatFileSize } from '@stellwerk/domain';
import { expect, test } from 'vitest';
import { fileSize } from './fileSize';

test.each([
  [0, '0 Byte'],
  [1023, '1023 Byte'],
  [421_888, '412 KB'],
  [1_258_291, '1,2 MB'],
  [104_857_600, '100 MB'],
])('%i bytes read as %s, as everywhere in the product', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
  expect(formatFileSize(bytes)).toBe(words);
});
