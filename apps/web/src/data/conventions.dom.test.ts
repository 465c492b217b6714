import { ApiError } from '@stellwerk/domain';
import * as calls from '@stellwerk/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from './client';
import { withNetworkRetries } from './network-retries';
import { setSessionEndHandler } from './refusals';
import { clearSession, storeSession } from './session-change';
import { startHttpServer, type ReceivedCall, type Say, type TestHttpServer } from './testing/http-server';
import { sendForm } from './upload';

/** Every convention of 000 §7.1 against a real server with the response of the row; the page names it as its API (AU19). */
let server: TestHttpServer;
beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server.close());

const TOKEN = 'kopf.inhalt.siegel';
const leave = vi.fn<() => void>();
const logged = { warn: vi.fn(), error: vi.fn() };
beforeEach(() => {
  localStorage.clear();
  leave.mockReset();
  setSessionEndHandler(leave);
  server.received.length = 0;
  server.says({});
  document.head.innerHTML = `<meta name="api-origin" content="${server.origin}">`;
  for (const level of ['warn', 'error'] as const) {
    logged[level].mockReset();
    vi.spyOn(console, level).mockImplementation(logged[level]);
  }
});

/** The last request that the server received. */
const last = (): ReceivedCall | undefined => server.received.at(-1);

/** Reads the own profile with a stubbed response. */
const profile = (say: Say = {}): Promise<unknown> => {
  server.says(say);
  return send(calls.profile, {});
};

/** Error of a call that must fail. */
async function failing(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call has not failed as calls do.');
  return error;
}

const json = (status: number, body: unknown, statusText = ''): Say => ({ status, statusText, body: JSON.stringify(body) });

describe('what a call carries', () => {
  it('AU01 EN47 AU03 the token of the local storage, as bearer of a private call', async () => {
    localStorage.setItem('jwt_token', TOKEN);
    await profile();
    expect(last()).toMatchObject({ method: 'GET', headers: { authorization: `Bearer ${TOKEN}` } });
  });

  it('AU02 EN48 no roles: they stay in the local storage until the session ends', async () => {
    storeSession({ token: TOKEN, roles: ['CANDIDATE', 'REFERRER'] });
    await profile();
    expect(localStorage.getItem('user_roles')).toBe('["CANDIDATE","REFERRER"]');
    expect(JSON.stringify(last())).not.toContain('REFERRER');
    clearSession();
    expect(localStorage.length).toBe(0);
  });

  it('AU04 a token without three parts, with a warning', async () => {
    localStorage.setItem('jwt_token', 'abc');
    await profile();
    expect(last()?.headers.authorization).toBe('Bearer abc');
    expect(logged.warn.mock.calls).toEqual([['The stored token does not have three parts.']]);
  });

  it('AU06 A22 its path below /api of the host, once; the direct one without', async () => {
    await profile();
    expect(last()?.url).toBe('/api/private/users/profile');
    await send(calls.publicJob, { params: { id: '12' } }, { withoutApi: true });
    expect(last()?.url).toBe('/public/jobs/12');
    for (const { url } of server.received) expect(url).not.toContain('/api/api');
  });

  it('AU07 JSON, and that it wants JSON', async () => {
    await send(calls.login, { body: { email: 'ada@post.example', password: 'geheim' } });
    expect(last()).toMatchObject({ headers: { accept: 'application/json', 'content-type': 'application/json' } });
    expect(JSON.parse(last()?.body ?? '')).toEqual({ email: 'ada@post.example', password: 'geheim' });
    await profile();
    expect(last()?.headers).not.toHaveProperty('content-type');
  });

  it('AU08 no content type of its own with a form: the browser names the boundary', async () => {
    const form = new FormData();
    form.append('firstName', 'Ada');
    server.says(json(201, { applicationId: 7 }));
    await sendForm(calls.createPublicApplication, { form });
    const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(last()?.headers['content-type'] ?? '')?.[1];
    expect(boundary).toEqual(expect.any(String));
    expect(last()?.body).toContain(`--${boundary}`);
    expect(last()?.url).toBe('/api/public/applications/create');
  });

  it('AU10 A26 an empty text for each null at the top of its body, and null below', async () => {
    storeSession({ token: TOKEN, roles: [] });
    await send(calls.applicationNotes, { params: { id: '7' }, body: { recruiterNotes: null } });
    expect(last()?.body).toBe('{"recruiterNotes":""}');
    await send(calls.applicationAssign, { params: { id: '7' }, body: { recruiterId: null } });
    expect(last()?.body).toBe('{"recruiterId":null}');
  });

  it.each([
    ['AU17', null, 'Authentifizierungsfehler: Kein Token vorhanden'],
    ['AU18', 'abc', 'Authentifizierungsfehler: Ungültiges Token-Format'],
    ['AU18', 'a.b.c.d', 'Authentifizierungsfehler: Ungültiges Token-Format'],
  ])('%s nothing at all, for a PUT with the token %j', async (_row, token, message) => {
    if (token !== null) localStorage.setItem('jwt_token', token);
    expect(await failing(send(calls.updateProfile, { body: {} }))).toMatchObject({ message, status: 401 });
    expect(server.received).toEqual([]);
  });
});

describe('how an answer is read', () => {
  it.each<[string, Say]>([
    ['204', { status: 204 }],
    ['an empty body', { body: '' }],
    ['spaces', { body: ' \n', type: 'text/html' }],
  ])('AU09 %s is an empty object', async (_name, say) => {
    const read = vi.fn();
    server.says(say);
    await send({ ...calls.profile, read }, {});
    expect(read.mock.calls).toEqual([[{}, {}]]);
  });

  it.each<[row: string, message: string, say: Say]>([
    ['AU11', 'Aus message', json(400, { message: 'Aus message', error: 'Aus error' })],
    ['AU11', 'Aus error', json(400, { error: 'Aus error' })],
    ['AU11', 'API-Fehler: 418 I am a teapot', json(418, {}, 'I am a teapot')],
    [
      'AU12',
      `API-Fehler: 404 Not Found ${'ab'.repeat(100)}`,
      { status: 404, statusText: 'Not Found', type: 'text/plain', body: 'ab'.repeat(250) },
    ],
    ['AU13', 'API-Fehler: 502 Bad Gateway abc', { status: 502, statusText: 'Bad Gateway', type: 'text/plain', body: 'abc' }],
    ['AU13', 'API-Fehler: 502 Bad Gateway', { status: 502, statusText: 'Bad Gateway', type: 'text/html', body: '' }],
    ['AF60', 'Server-Fehler: Die API-Route existiert nicht oder ist nicht verfügbar.', { type: 'text/html', body: '<!doctype html>' }],
    ['AF61', 'Ungültige Antwort vom Server', { body: '{x' }],
  ])('%s fails with %j', async (_row, message, say) => {
    expect((await failing(profile(say))).message).toBe(message);
  });

  it('AU14 401 forgets token and roles, and leads to the login', async () => {
    storeSession({ token: TOKEN, roles: ['CANDIDATE'] });
    await failing(profile(json(401, { message: 'Abgelaufen' })));
    expect([localStorage.length, leave.mock.calls.length]).toEqual([0, 1]);
  });

  it('AU15 403 is logged and keeps the session; one that says JWT expired ends it', async () => {
    storeSession({ token: TOKEN, roles: [] });
    await failing(profile(json(403, { message: 'Nein' })));
    expect([localStorage.getItem('jwt_token'), logged.error.mock.calls]).toEqual([TOKEN, [['profile was answered with 403.']]]);
    await failing(profile(json(403, { details: 'JWT expired at 2026-11-24' })));
    expect([localStorage.getItem('jwt_token'), leave.mock.calls.length]).toEqual([null, 1]);
  });

  it('AU16 500 is logged', async () => {
    await failing(profile(json(500, {})));
    expect(logged.error.mock.calls).toEqual([['profile was answered with 500.']]);
  });
});

describe('a call without an answer', () => {
  /** Advances 30 seconds, first all but the last millisecond, and then that one. */
  async function giveUp(call: Promise<unknown>): Promise<ApiError> {
    const ended = vi.fn();
    const error = failing(call).finally(ended);
    await server.count(1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    return error;
  }

  it.each<[string, Say]>([
    ['says nothing', () => undefined],
    ['stops in the middle of its answer', (response) => void response.writeHead(200).write('{"id"')],
  ])('AU05 EN50 ends after 30 seconds when the server %s', async (_name, say) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(await giveUp(profile(say))).toMatchObject({
      kind: 'timeout',
      message: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
    });
  });

  it('AU20 AF62 offline says that there is no connection, for data and for uploads', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const hangUp: Say = (response) => void response.destroy();
    const message = 'Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.';
    expect(await failing(profile(hangUp))).toMatchObject({ kind: 'offline', message });
    expect(await failing(sendForm(calls.createPublicApplication, { form: new FormData() }))).toMatchObject({ kind: 'offline', message });
  });

  it('A52 is made three times more when the line broke, and not after an answer', async () => {
    const soon = [0, 0, 0];
    server.says((response) => void response.destroy());
    expect(await failing(withNetworkRetries(() => send(calls.profile, {}), soon))).toMatchObject({ kind: 'network' });
    expect(server.received).toHaveLength(4);
    server.says(json(503, {}));
    await failing(withNetworkRetries(() => send(calls.profile, {}), soon));
    expect(server.received).toHaveLength(5);
  });
});
