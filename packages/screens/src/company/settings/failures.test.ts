import { ApiError } from '@stellwerk/domain';
import { expect, it } from 'vitest';
import { logoFailure, saveFailure } from './failures';

const http = (status: number, message: string) => new ApiError('http', message, { status });

it('CS12 CS13 CS14 says why the company could not be saved', () => {
  expect(saveFailure(new ApiError('network', 'x'))).toBe('Fehler beim Speichern des Unternehmens');
  const answer = (statusText: string) => new ApiError('http', 'x', { status: 500, statusText, serverMessage: 'x' });
  expect(saveFailure(answer('Internal Server Error'))).toBe('Fehler beim Speichern der Unternehmensdaten: 500 Internal Server Error');
  // HTTP/2 has no reason phrase beside the status.
  expect(saveFailure(answer(''))).toBe('Fehler beim Speichern der Unternehmensdaten: 500 x');
  expect(saveFailure(http(401, 'x'))).toBe('Nicht authentifiziert');
});

it('CS18 has a message of its own for a logo that failed without a status', () => {
  expect(logoFailure('Fehler beim Hochladen des Logos')(http(500, 'x'))).toBe('Fehler beim Hochladen des Logos');
  expect(logoFailure('Fehler beim Hochladen des Logos')(new Error('x'))).toBe('Ein unerwarteter Fehler ist aufgetreten');
});
