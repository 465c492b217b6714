import { expect, it } from 'vitest';
import { ApiError } from '../../../data/api-error';
import { logoFailure, saveFailure } from './failures';

const http = (status: number, message: string) => new ApiError('http', message, { status });

it('CS12 CS13 CS14 says why the company could not be saved', () => {
  expect(saveFailure(new ApiError('network', 'x'))).toBe('Fehler beim Speichern des Unternehmens');
  expect(saveFailure(http(500, 'API-Fehler: 500 Internal Server Error'))).toBe(
    'Fehler beim Speichern der Unternehmensdaten: 500 Internal Server Error',
  );
  expect(saveFailure(http(403, 'Keine Berechtigung.'))).toBe('Fehler beim Speichern der Unternehmensdaten: 403 Keine Berechtigung.');
  expect(saveFailure(http(401, 'x'))).toBe('Nicht authentifiziert');
});

it('CS18 has words of its own for a logo that failed without a status', () => {
  expect(logoFailure('Fehler beim Hochladen des Logos')(http(500, 'x'))).toBe('Fehler beim Hochladen des Logos');
  expect(logoFailure('Fehler beim Hochladen des Logos')(new Error('x'))).toBe('Ein unerwarteter Fehler ist aufgetreten');
});
