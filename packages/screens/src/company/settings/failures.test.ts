import { ApiError } from '@stellwerk/domain';
import { expect, it } from 'vitest';
import { logoFailure, saveFailure } from './failures';

const http = (status: number, message: string) => new ApiError('http', message, { status });

it('CS12 CS13 CS14 says why the company could not be saved', () => {
  expect(saveFailure(new ApiError('network', 'x'))).toBe('Fehler beim Speichern des Unternehmens');
  const answer = (statusText: string) => new ApiError('http', 'x', { status: 500, statusText, serverMessage: 'x' });
  expect(saveFailure(answer('Internal Server Error'))).toBe('Fehler beim Speichern der Unternehmensdaten: 500 Internal Server Error');
  expect(saveFailure(new ApiError('http', 'x', { status: 404, statusText: 'Not Found' }))).toBe(
    'Fehler beim Speichern der Unternehmensdaten: 404 Not Found',
  );
  // HTTP/2 has no reason phrase beside the status.
  expect(saveFailure(answer(''))).toBe('Fehler beim Speichern der Unternehmensdaten: 500 x');
  expect(saveFailure(http(401, 'x'))).toBe('Nicht authentifiziert');
});

it('CS16 CS17 CS18 has a message of its own for a logo that failed without a status', () => {
  for (const status of [400, 401, 413, 500, 503])
    for (const text of ['Fehler beim Hochladen des Logos', 'Fehler beim Entfernen des Logos'])
      expect(logoFailure(text)(http(status, 'x'))).toBe(text);
  expect(logoFailure('Fehler beim Hochladen des Logos')(new ApiError('network', 'x'))).toBe('Ein unerwarteter Fehler ist aufgetreten');
  expect(logoFailure('Fehler beim Hochladen des Logos')(new Error('x'))).toBe('Ein unerwarteter Fehler ist aufgetreten');
});
