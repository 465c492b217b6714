import { describe, expect, it } from 'vitest';
import { readOutcome, type ApplicationWay } from './answer';

const json = (body: unknown, status = 200) => ({
  status,
  statusText: '',
  contentType: 'application/json',
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const WAYS: readonly ApplicationWay[] = ['anonymous', 'private', 'multipart'];
const message = (outcome: ReturnType<typeof readOutcome>) => ('failure' in outcome ? outcome.failure.message : undefined);

describe('the answer to an application', () => {
  it.each(['anonymous', 'private'] as const)('AF52 sent as JSON (%s) reads the id from applicationId, else id, else token', (way) => {
    expect(readOutcome(json({ token: 'x', id: 8, applicationId: 7 }), way)).toEqual({ id: '7' });
    expect(readOutcome(json({ token: 'x', applicationId: 7 }), way)).toEqual({ id: '7' });
    expect(readOutcome(json({ token: 'x', id: 5 }), way)).toEqual({ id: '5' });
    expect(readOutcome(json({ id: 5 }), way)).toEqual({ id: '5' });
    expect(readOutcome(json({ token: 'x' }), way)).toEqual({ id: 'x' });
  });

  it.each(WAYS)('AF53 refuses an answer without an id (%s)', (way) => {
    for (const body of [{ success: true }, {}, { success: true, id: null, applicationId: null, token: '' }])
      expect(message(readOutcome(json(body, 201), way))).toBe(
        'Die Bewerbung wurde nicht korrekt erstellt. Server hat keine gültige Bewerbungs-ID zurückgegeben.',
      );
  });

  it('AF68 wants applicationId from a multipart answer, whatever else is there', () => {
    for (const body of [{ id: 5, token: 'x' }, { id: 5 }, { token: 'x' }])
      expect(message(readOutcome(json({ success: true, ...body }), 'multipart'))).toBe(
        'Die Bewerbung wurde nicht korrekt erstellt. Server hat keine gültige Bewerbungs-ID zurückgegeben.',
      );
    expect(readOutcome(json({ applicationId: '5' }), 'multipart')).toEqual({ id: '5' });
  });

  it('AF54 AF55 AF56 has a message of its own for an empty answer on each way', () => {
    expect(message(readOutcome(json(''), 'anonymous'))).toBe(
      'Der Server hat keine Antwort zurückgegeben. Bitte versuchen Sie es später erneut.',
    );
    expect(message(readOutcome(json(''), 'multipart'))).toBe(
      'Die Bewerbung konnte nicht übermittelt werden. Der Server hat keine Antwort zurückgegeben.',
    );
    expect(message(readOutcome(json(''), 'private'))).toBe('Leere Antwort vom Server erhalten');
  });

  it.each(WAYS)('AF57 repeats error and details when the server says no, even beside an id (%s)', (way) => {
    const refused = { success: false, applicationId: 7, error: 'E' };
    expect(message(readOutcome(json({ ...refused, details: 'D' }), way))).toBe('Fehler: E - D');
    expect(message(readOutcome(json(refused), way))).toBe('Die Bewerbung konnte nicht übermittelt werden.');
  });

  it.each(WAYS)('AF58 falls back to the generic failure, whatever the status (%s)', (way) => {
    for (const status of [400, 404, 409, 500, 503])
      for (const body of ['', '{}'])
        expect(message(readOutcome(json(body, status), way))).toBe(
          'Fehler bei der Übermittlung der Bewerbung. Bitte versuchen Sie es später erneut.',
        );
  });

  it.each(WAYS)('AF60 AF61 tells a page and broken JSON apart from data (%s)', (way) => {
    expect(message(readOutcome({ ...json('<!doctype html>'), contentType: 'text/html; charset=utf-8' }, way))).toBe(
      'Server-Fehler: Die API-Route existiert nicht oder ist nicht verfügbar.',
    );
    expect(message(readOutcome(json('{x'), way))).toBe('Ungültige Antwort vom Server');
  });

  it('AF63 takes the text of a refusal from error, else detail, else message, and keeps the fields', () => {
    for (const way of WAYS)
      for (const [body, text] of [
        [{ message: 'M', detail: 'D', error: 'E' }, 'E'],
        [{ message: 'M', detail: 'D' }, 'D'],
        [{ error: 'E' }, 'E'],
        [{ detail: 'D' }, 'D'],
        [{ message: 'M' }, 'M'],
      ] as const)
        for (const status of [400, 404, 409, 500]) expect(message(readOutcome(json(body, status), way)), way).toBe(text);
    const refused = readOutcome(json({ error: 'E', message: 'M', fields: [{ name: 'email', message: 'F' }] }, 400), 'private');
    expect(refused).toEqual({ failure: { message: 'E', status: 400, fields: [{ name: 'email', message: 'F' }] } });
  });

  it('AF53 an id that is empty is none, and one of spaces is an empty answer', () => {
    expect(message(readOutcome(json({ applicationId: '', id: 5 }), 'multipart'))).toContain('keine gültige Bewerbungs-ID');
    expect(readOutcome(json({ applicationId: '', id: 5 }), 'private')).toEqual({ id: '5' });
    expect(message(readOutcome(json(' \n '), 'private'))).toBe('Leere Antwort vom Server erhalten');
  });

  it('AF57 AF63 a refusal has its details behind its text, its status and no fields', () => {
    expect(readOutcome(json({ error: 'E', details: 'D' }, 409), 'private')).toEqual({
      failure: { message: 'Fehler: E - D', status: 409, fields: [] },
    });
    expect(readOutcome(json(''), 'private')).toEqual({ failure: { message: 'Leere Antwort vom Server erhalten', status: 0, fields: [] } });
  });
});
