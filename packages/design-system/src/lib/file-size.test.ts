import { formatFileSize } from '@stellwerk/domain';
import { expect, test } from 'vitest';
import { fileSize } from './file-size';

test.each([
  [0, '0 Byte'],
  [1023, '1023 Byte'],
  [421_888, '412 KB'],
  [1_258_291, '1,2 MB'],
  [104_857_600, '100 MB'],
])('%i bytes read as %s, as everywhere in the product', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
  expect(formatFileSize(bytes)).toBe(text);
});
