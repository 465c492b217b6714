import { expect, test } from 'vitest';
import { mediaUrl, pictureSources, pictureWidth } from './index';

test('MD03: a stored picture of pixels has further sizes beside the original', () => {
  expect(pictureSources(mediaUrl('logos', 'a b.png'))).toBe(
    [96, 192, 384, 768, 1536].map((width) => `/api/media/logos/${width}/a%20b.png ${width}w`).join(),
  );
  expect(pictureSources('https://api.example/api/media/images/original/a.JPEG')).toContain(
    'https://api.example/api/media/images/1536/a.JPEG 1536w',
  );
});

test.each([
  '',
  '/images/logos/a.png',
  'blob:https://stellwerk.example/4711.png',
  'https://other.example/a.png',
  'https://other.example/x/api/media/logos/original/a.png',
  '/api/media/logos/original/a.svg',
  '/api/media/logos/original/a.png?signature=x',
  '/api/media/logos/192/a.png',
  '/api/media/documents/original/a.png',
])('"%s" has one size', (url) => {
  expect(pictureSources(url)).toBeUndefined();
});

test('only the widths that are offered are sizes', () => {
  expect([pictureWidth('192', 'a.png'), pictureWidth('1536', 'a.WEBP')]).toEqual([192, 1536]);
  for (const size of ['original', '193', '0192', '192.0', '', '1e2']) expect(pictureWidth(size, 'a.png'), size).toBeNull();
  for (const name of ['a.svg', 'a.gif', 'a.mp4', 'a', 'a.png.svg']) expect(pictureWidth('192', name), name).toBeNull();
});
