import { expect, test } from 'vitest';
import { mediaText } from './media-failure';

test.each([
  ['MD12', 'avatar', 'upload', 'Fehler beim Hochladen des Avatars'],
  ['MD12', 'avatar', 'remove', 'Fehler beim Löschen des Avatars'],
  ['MD13', 'logo', 'upload', 'Fehler beim Hochladen des Firmenlogos'],
  ['MD13', 'logo', 'remove', 'Fehler beim Löschen des Firmenlogos'],
  ['MD14', 'member', 'upload', 'Fehler beim Hochladen des Teammitglied-Avatars'],
  ['MD14', 'member', 'remove', 'Fehler beim Löschen des Teammitglied-Avatars'],
  ['MD15', 'video', 'upload', 'Fehler beim Hochladen des Job-Videos'],
  ['MD15', 'video', 'remove', 'Fehler beim Löschen des Job-Videos'],
  ['MD16', 'media', 'upload', 'Fehler beim Hochladen der Mediendatei'],
  ['MD16', 'media', 'remove', 'Fehler beim Löschen der Mediendatei'],
] as const)('%s: %s, %s: %s', (_row, kind, action, message) => {
  expect(mediaText(kind, { action })).toBe(message);
});

test('MD17: the answer of the server stands behind the sentence', () => {
  const said = (cause: unknown) => mediaText('logo', { action: 'upload', cause });
  expect(said({ status: 500, statusText: 'Internal Server Error' })).toBe(
    'Fehler beim Hochladen des Firmenlogos. Server-Fehler: 500 Internal Server Error',
  );
  // HTTP/2 sends no reason phrase, and a call without a response has no status.
  expect(said({ status: 413, statusText: '' })).toBe('Fehler beim Hochladen des Firmenlogos. Server-Fehler: 413');
  expect([{ status: 0, statusText: '' }, new Error('Failed to fetch'), false, undefined].map(said)).toEqual(
    Array(4).fill('Fehler beim Hochladen des Firmenlogos'),
  );
});

test('the caller’s message stays, and there is none where nothing failed', () => {
  expect(mediaText('logo', 'Das Logo ist zu groß.')).toBe('Das Logo ist zu groß.');
  expect([mediaText('logo', null), mediaText('logo', undefined), mediaText('logo', '')]).toEqual(['', '', '']);
});
