import { describe, expect, test } from 'vitest';
import { mediaUrl, readMediaUrl, readVideo } from './index';

const embed = (id: string) => ({ kind: 'youtube', embedUrl: `https://www.youtube-nocookie.com/embed/${id}` });

describe('a video address', () => {
  test.each([
    ['PJ21', 'https://www.youtube.com/watch?v=abc123'],
    ['PJ21', 'https://youtube.com/watch?t=10&v=abc123'],
    ['PJ21', 'https://m.youtube.com/watch?v=abc123'],
    ['PJ22', 'https://youtu.be/abc123'],
    ['PJ22', 'https://youtu.be/abc123?si=x'],
  ])('%s: %s is embedded', (_row, address) => {
    expect(readVideo(address)).toEqual(embed('abc123'));
  });

  test.each([
    ['https://www.youtube.com/embed/abc123'],
    ['https://www.youtube-nocookie.com/embed/abc123'],
    ['https://youtube.com/shorts/abc123'],
  ])('%s is embedded, too', (address) => {
    expect(readVideo(address)).toEqual(embed('abc123'));
  });

  test.each([
    ['https://cdn.example/film.mp4'],
    ['http://cdn.example/film.mp4'],
    ['https://www.youtube.com/watch'],
    ['https://www.youtube.com/embed'],
    ['https://youtu.be/'],
    ['https://notyoutube.com/watch?v=abc123'],
    ['https://youtube.com.evil.example/watch?v=abc123'],
    ['/api/media/job-videos/original/a.mp4'],
  ])('PJ23: %s is a file', (url) => {
    expect(readVideo(url)).toEqual({ kind: 'file', url });
  });

  test.each([[''], ['javascript:alert(1)'], ['data:video/mp4;base64,AA'], ['//evil.example/x.mp4'], ['kein Film']])(
    '"%s" is none',
    (address) => {
      expect(readVideo(address)).toBeNull();
    },
  );

  test('an id that would break out of the address is not embedded', () => {
    expect(readVideo('https://www.youtube.com/watch?v=a%22b')).toMatchObject({ kind: 'file' });
  });
});

test('a media value is an address, a file name or an object with either', () => {
  expect(mediaUrl('logos', 'a b.svg')).toBe('/api/media/logos/original/a%20b.svg');
  expect([{ url: '/x.svg' }, '/x.svg', { filename: 'x.svg' }, 'x.svg', null, {}].map((value) => readMediaUrl(value, 'logos'))).toEqual([
    '/x.svg',
    '/x.svg',
    '/api/media/logos/original/x.svg',
    '/api/media/logos/original/x.svg',
    '',
    '',
  ]);
});
