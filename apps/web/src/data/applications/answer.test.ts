import { describe, expect, it } from 'vitest';
import { readOutcome } from './answer';

const json = (body: unknown, status = 200) => ({
  status,
  statusText: '',
  contentType: 'application/json',
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const message = (outcome: ReturnType<typeof readOutcome>) => ('failure' in outcome ? outcome.failure.message : undefined);

describe('the answer to an application', () => {
  it('AF52 reads the id from applicationId, else id, else token', () => {
    expect(readOutcome(json({ applicationId: 7, id: 8 }), 'anonymous')).toEqual({ id: '7' });
    expect(readOutcome(json({ id: 5 }), 'private')).toEqual({ id: '5' });
    expect(readOutcome(json({ token: 'x' }), 'anonymous')).toEqual({ id: 'x' });
  });

  it('AF53 refuses an answer without an id', () => {
    expect(message(readOutcome(json({ success: true }), 'anonymous'))).toBe(
      'Die Bewerbung wurde nicht korrekt erstellt. Server hat keine gültige Bewerbungs-ID zurückgegeben.',
    );
  });

  it('AF68 wants applicationId from a multipart answer, whatever else is there', () => {
    expect(message(readOutcome(json({ success: true, id: 5, token: 'x' }), 'multipart'))).toContain('keine gültige Bewerbungs-ID');
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

  it('AF57 repeats error and details when the server says no', () => {
    expect(message(readOutcome(json({ success: false, error: 'E', details: 'D' }), 'anonymous'))).toBe('Fehler: E - D');
    expect(message(readOutcome(json({ success: false, error: 'E' }), 'anonymous'))).toBe('Die Bewerbung konnte nicht übermittelt werden.');
  });

  it('AF58 falls back to the generic failure', () => {
    expect(message(readOutcome(json('', 500), 'anonymous'))).toMatch(/^Fehler bei der Übermittlung der Bewerbung/);
  });

  it('AF60 AF61 tells a page and broken JSON apart from data', () => {
    expect(message(readOutcome({ ...json('<!doctype html>'), contentType: 'text/html' }, 'anonymous'))).toBe(
      'Server-Fehler: Die API-Route existiert nicht oder ist nicht verfügbar.',
    );
    expect(message(readOutcome(json('{x'), 'anonymous'))).toBe('Ungültige Antwort vom Server');
  });

  it('AF63 takes the text of a refusal from error, detail or message, and keeps the fields', () => {
    expect(message(readOutcome(json({ detail: 'X' }, 400), 'private'))).toBe('X');
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
