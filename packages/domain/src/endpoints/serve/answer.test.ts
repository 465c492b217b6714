import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { accessError, notFound } from './access';
import { AnswerError, answerResponse, Reply } from './answer';
import { CallError, ERROR_STATUS, type ErrorKind } from '../../errors/call-error';
import { errorResponse, unknownPath } from './error-response';

/** Status, headers and body of a response. */
async function partsOf(response: Response) {
  const text = await response.text();
  const { 'content-type': _type, ...headers } = Object.fromEntries(response.headers);
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers, body };
}

const answer = z.object({ id: z.number() });

describe('an answer', () => {
  it('rule 3: holds only what its schema names', async () => {
    expect(await partsOf(answerResponse({ name: 'x', answer, access: 'user' }, { id: 7, secret: 'x' }))).toEqual({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: { id: 7 },
    });
  });

  it('may be kept and asked for anew where it is public', async () => {
    const { headers } = await partsOf(answerResponse({ name: 'x', answer, access: 'public' }, { id: 7 }));
    expect(headers).toEqual({ 'cache-control': 'no-cache' });
  });

  it('has the status and the headers of its reply', async () => {
    const reply = new Reply({ id: 7 }, { status: 201, headers: { location: '/7', 'cache-control': 'private' } });
    expect(await partsOf(answerResponse({ name: 'x', answer, access: 'user' }, reply))).toEqual({
      status: 201,
      headers: { 'cache-control': 'private', location: '/7' },
      body: { id: 7 },
    });
    expect({ ...new Reply(null, {}) }).toEqual({ body: null, status: 200, headers: {} });
  });

  it('is empty where the table names none, and left as it is when it is a file', async () => {
    expect(await partsOf(answerResponse({ name: 'x', answer: undefined, access: 'user' }, { id: 7 }))).toEqual({
      status: 204,
      headers: { 'cache-control': 'no-store' },
      body: null,
    });
    const file = new Response('x');
    expect(answerResponse({ name: 'x', answer, access: 'user' }, file)).toBe(file);
  });

  it('rule 3: outside its schema is an error that names the call and at most five places, without values', () => {
    const long = z.object({ list: z.array(z.number()) });
    try {
      answerResponse({ name: 'listJobs', answer: long, access: 'user' }, { list: Array(7).fill('geheim') });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AnswerError);
      expect(error).toMatchObject({
        endpoint: 'listJobs',
        message: 'The answer does not fit its schema.',
        places: [0, 1, 2, 3, 4].map((index) => `list.${index}: invalid_type`).join(', '),
      });
    }
  });
});

describe('an error', () => {
  it.each(Object.entries(ERROR_STATUS).map(([kind, status]) => ({ kind, status })))(
    'rule 17: $kind has the status $status',
    async ({ kind, status }) => {
      const known = Object.keys(ERROR_STATUS).find((name): name is ErrorKind => name === kind);
      const error = new CallError(known ?? 'invalid', 'Nein.');
      const parts = await partsOf(errorResponse(error, 'r'));
      const code = kind.toUpperCase().replace('-', '_');
      expect({ status: parts.status, body: parts.body }).toEqual({
        status,
        body: { success: false, code, message: 'Nein.', error: 'Nein.', requestId: 'r' },
      });
      expect(parts.headers).toEqual({ 'cache-control': 'no-store', ...(status === 401 && { 'www-authenticate': 'Bearer' }) });
    },
  );

  it('rule 17: has details, fields and the seconds to wait where they are known', async () => {
    const fields = [{ name: 'email', message: 'Ungültig.' }];
    expect(await partsOf(errorResponse(new CallError('limit', 'Zu viel.', { retryAfter: 60, details: 'D', fields }), 'r'))).toEqual({
      status: 429,
      headers: { 'cache-control': 'no-store', 'retry-after': '60' },
      body: { success: false, code: 'LIMIT', message: 'Zu viel.', error: 'Zu viel.', details: 'D', fields, requestId: 'r' },
    });
  });

  it('rule 17: that nobody meant is a 500 without its message', async () => {
    const message = 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.';
    expect(await partsOf(errorResponse(new Error('duplicate key ada@post.example'), 'r'))).toEqual({
      status: 500,
      headers: { 'cache-control': 'no-store' },
      body: { success: false, code: 'INTERNAL', message, error: message, requestId: 'r' },
    });
  });
});

describe('rule 2: what is not let through', () => {
  const general = 'Die angefragte Seite oder der Eintrag existiert nicht.';

  it.each([
    ['allowed', null],
    ['unauthenticated', { kind: 'unauthenticated', message: 'Sie sind nicht angemeldet. Bitte melden Sie sich an.' }],
    ['forbidden', { kind: 'forbidden', message: 'Sie haben keine Berechtigung für diese Aktion.' }],
    ['not-found', { kind: 'not-found', message: 'Bewerbung nicht gefunden' }],
  ] as const)('%s', (decision, error) => {
    const given = accessError(decision, 'application');
    expect(given === null ? null : { kind: given.kind, message: given.message }).toEqual(error);
  });

  it('names a job and an application by name, everything else in general', () => {
    expect([notFound('application'), notFound('media'), notFound(null), unknownPath()].map(({ kind, message }) => [kind, message])).toEqual(
      [
        ['not-found', 'Bewerbung nicht gefunden'],
        ['not-found', general],
        ['not-found', general],
        ['not-found', general],
      ],
    );
    expect(notFound('job').message).toMatch(/Stellenanzeige/);
  });
});
