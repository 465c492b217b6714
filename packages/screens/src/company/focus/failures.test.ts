import { ApiError } from '@stellwerk/domain';
import { expect, it } from 'vitest';
import { statusFailure } from './failures';

const http = (status: number, serverMessage = '', message = serverMessage) => new ApiError('http', message, { status, serverMessage });

it('CF16 CF20 CF21 says why a status could not be changed', () => {
  expect(statusFailure(http(500, '', 'API-Fehler: 500 x'))).toBe('Statusänderung fehlgeschlagen: 500 x');
  expect(statusFailure(http(500, '', 'API-Fehler: 500'))).toBe('Statusänderung fehlgeschlagen: 500');
  expect(statusFailure(http(403, 'Nicht erlaubt.'))).toBe('Statusänderung fehlgeschlagen: 403 Nicht erlaubt.');
  expect(statusFailure(http(401))).toBe('Kein Authentifizierungs-Token gefunden');
  expect(statusFailure(new ApiError('network', 'y'))).toBe('Fehler beim Ändern des Status');
  expect(statusFailure('y')).toBe('Fehler beim Ändern des Status');
});
