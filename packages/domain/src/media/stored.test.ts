import { expect, it } from 'vitest';
import { ApiError } from '../errors';
import { readMediaUrl, readStoredFile } from './index';

it.each([
  [
    { url: '/a.svg', filename: 'a.svg' },
    { url: '/a.svg', filename: 'a.svg' },
  ],
  [{ url: '/a.svg' }, { url: '/a.svg', filename: '' }],
  [{ filename: 'a.svg' }, { url: '', filename: 'a.svg' }],
])('MD17 the stored file of %j is read', (answer, stored) => {
  expect(readStoredFile(answer)).toEqual(stored);
});

it.each([null, {}, [], 'a.svg', { url: ' ', filename: '' }, { url: {} }])('MD18 %j names no stored file', (answer) => {
  try {
    readStoredFile(answer);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'empty',
      message: 'Unerwartete Antwort vom Server: Weder URL noch Dateiname gefunden.',
    });
  }
});

it.each([
  ['http://a.example/x.svg', 'http://a.example/x.svg'],
  ['https://a.example/x.svg', 'https://a.example/x.svg'],
  ['//a.example/x.svg', '//a.example/x.svg'],
  ['x/http://a.svg', '/api/media/logos/original/x%2Fhttp%3A%2F%2Fa.svg'],
  ['ftp://a.svg', '/api/media/logos/original/ftp%3A%2F%2Fa.svg'],
])('A36 the media value "%s" is at %s', (value, url) => {
  expect(readMediaUrl(value, 'logos')).toBe(url);
});
