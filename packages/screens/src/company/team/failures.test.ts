import { ApiError } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { createFailure, inviteFailure, updateFailure } from './failures';

const http = (status: number, serverMessage = '') => new ApiError('http', 'x', { status, serverMessage });

describe('updateFailure', () => {
  it.each([
    [
      'CT30',
      new ApiError('network', 'x'),
      'Es konnte keine Verbindung zum Server hergestellt werden. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    ],
    ['CT31', http(404), 'Das Teammitglied wurde nicht gefunden.'],
    ['CT32', http(401), 'Sie haben keine Berechtigung, dieses Teammitglied zu bearbeiten.'],
    ['CT32', http(403), 'Sie haben keine Berechtigung, dieses Teammitglied zu bearbeiten.'],
    ['CT33', http(400), 'Serverfehler beim Aktualisieren des Teammitglieds: 400'],
    ['CT33', http(418, 'Teekanne'), 'Serverfehler beim Aktualisieren des Teammitglieds: 418'],
    ['CT33', http(500), 'Serverfehler beim Aktualisieren des Teammitglieds: 500'],
    ['CT33', http(503), 'Serverfehler beim Aktualisieren des Teammitglieds: 503'],
    ['CT34', new TypeError('x'), 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'],
    ['CT34', 'x', 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'],
    ['CT34', new Error('x'), 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'],
  ])('%s', (_row, error, text) => expect(updateFailure(error)).toBe(text));
});

describe('inviteFailure', () => {
  it('CT25 shows the message of the server, else says whether it answered', () => {
    expect(inviteFailure(http(409, 'Diese Adresse ist schon eingeladen.'))).toBe('Diese Adresse ist schon eingeladen.');
    expect(inviteFailure(http(500))).toBe('Fehler beim Senden der Einladung');
    expect(inviteFailure(new ApiError('timeout', 'x'))).toBe('Fehler beim Senden der Einladung. Bitte versuchen Sie es später erneut.');
  });
});

describe('createFailure', () => {
  it('CT29 O38 is the text of the documents, but for a plan without room, which the server says', () => {
    expect(createFailure(http(409, 'Ihr Tarif lässt kein weiteres Teammitglied zu.'))).toBe(
      'Ihr Tarif lässt kein weiteres Teammitglied zu.',
    );
    for (const error of [http(409), http(500, 'Interner Fehler'), new ApiError('network', 'x')])
      expect(createFailure(error)).toBe('Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.');
  });
});
