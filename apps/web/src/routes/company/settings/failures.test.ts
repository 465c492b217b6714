import { expect, it } from 'vitest';
import { ApiError } from '../../../data/api-error';
import { errorOf } from '../../../data/decode';
import { logoFailure, saveFailure } from './failures';

const http = (status: number, message: string) => new ApiError('http', message, { status });

it('CS12 CS13 CS14 says why the company could not be saved', () => {
  expect(saveFailure(new ApiError('network', 'x'))).toBe('Fehler beim Speichern des Unternehmens');
  const answer = { status: 500, statusText: 'Internal Server Error', contentType: 'application/json', text: '{"message":"x"}' };
  expect(saveFailure(errorOf(answer))).toBe('Fehler beim Speichern der Unternehmensdaten: 500 Internal Server Error');
  // HTTP/2 carries no words with the status.
  expect(saveFailure(errorOf({ ...answer, statusText: '' }))).toBe('Fehler beim Speichern der Unternehmensdaten: 500 x');
  expect(saveFailure(http(401, 'x'))).toBe('Nicht authentifiziert');
});

it('CS18 has words of its own for a logo that failed without a status', () => {
  expect(logoFailure('Fehler beim Hochladen des Logos')(http(500, 'x'))).toBe('Fehler beim Hochladen des Logos');
  expect(logoFailure('Fehler beim Hochladen des Logos')(new Error('x'))).toBe('Ein unerwarteter Fehler ist aufgetreten');
});
