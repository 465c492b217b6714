import { ApiError } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { decode, errorOf, isOk, type RawAnswer } from './decode';

const raw = (change: Partial<RawAnswer> = {}): RawAnswer => ({
  status: 200,
  statusText: '',
  contentType: 'application/json',
  text: '{"id":7}',
  ...change,
});

/** Kind, status and text of a decoding error. */
function thrownBy(answer: RawAnswer) {
  try {
    decode(answer);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, status, message } = error;
    return { kind, status, message };
  }
}

it.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('%i is ok: %s', (status, ok) => {
  expect(isOk(raw({ status }))).toBe(ok);
});

describe('an answer that is ok', () => {
  it('is its JSON, and an empty object when it is empty', () => {
    expect(decode(raw())).toEqual({ id: 7 });
    expect(['', ' \n'].map((text) => decode(raw({ text, contentType: 'text/html' })))).toEqual([{}, {}]);
  });

  it('AU09 is refused when it is a page, or no JSON', () => {
    expect(thrownBy(raw({ contentType: 'text/html; charset=utf-8', text: '<!doctype html>' }))).toEqual({
      kind: 'html',
      status: 200,
      message: 'Server-Fehler: Die API-Route existiert nicht oder ist nicht verfügbar.',
    });
    expect(thrownBy(raw({ status: 201, text: '{x' }))).toEqual({ kind: 'json', status: 201, message: 'Ungültige Antwort vom Server' });
  });
});

describe('A29 the error of an answer', () => {
  const errorFor = (body: unknown, more: Partial<RawAnswer> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const error = errorOf(raw({ status: 400, statusText: 'Bad Request', text, ...more }));
    return { ...error, message: error.message };
  };
  const plain = 'API-Fehler: 400 Bad Request';
  const base = { name: 'ApiError', kind: 'http', status: 400, statusText: 'Bad Request', serverMessage: '', fields: [], message: plain };

  it.each([
    [{ message: 'M', error: 'E' }, 'M'],
    [{ error: 'E' }, 'E'],
    [{ message: '', error: 'E' }, 'E'],
  ])('has its text from the body %j', (body, serverMessage) => {
    expect(errorFor(body)).toEqual({ ...base, message: serverMessage, serverMessage, body });
  });

  it.each([[{}], [null], ['"x"'], [{ message: 7 }], [{ fields: 'email' }]])('says the status where the body %j has no text', (body) => {
    expect(errorFor(body)).toEqual({ ...base, body: typeof body === 'string' ? 'x' : body });
  });

  it('has the messages at fields, and what they lack is empty', () => {
    const fields = [{ name: 'email', message: 'Ungültig' }, { name: 7 }, null];
    expect(errorFor({ fields }).fields).toEqual([
      { name: 'email', message: 'Ungültig' },
      { name: '', message: '' },
      { name: '', message: '' },
    ]);
  });

  it('shows the first 200 characters of a body that is no JSON', () => {
    expect(errorFor('<html>')).toEqual({ ...base, message: `${plain} <html>`, body: undefined });
    expect(errorFor('x'.repeat(300)).message).toBe(`${plain} ${'x'.repeat(200)}`);
    expect(errorFor('', { statusText: '' }).message).toBe('API-Fehler: 400');
  });
});
