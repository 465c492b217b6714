import { expect, it } from 'vitest';
import { ApiError } from '../../../data/api-error';
import { errorOf } from '../../../data/decode';
import { statusFailure } from './failures';

const http = (status: number, serverMessage = '', message = serverMessage) => new ApiError('http', message, { status, serverMessage });

it('CF20 CF21 says why a status could not be changed', () => {
  const answer = { status: 500, statusText: 'Internal Server Error', contentType: 'text/plain', text: 'x' };
  expect(statusFailure(errorOf(answer))).toBe('Statusänderung fehlgeschlagen: 500 x');
  expect(statusFailure(errorOf({ ...answer, text: '' }))).toBe('Statusänderung fehlgeschlagen: 500');
  expect(statusFailure(http(403, 'Nicht erlaubt.'))).toBe('Statusänderung fehlgeschlagen: 403 Nicht erlaubt.');
  expect(statusFailure(http(401))).toBe('Kein Authentifizierungs-Token gefunden');
  expect(statusFailure(new ApiError('network', 'y'))).toBe('Fehler beim Ändern des Status');
  expect(statusFailure('y')).toBe('Fehler beim Ändern des Status');
});
