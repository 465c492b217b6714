import { ApiError } from '@stellwerk/domain';
import * as calls from '@stellwerk/domain/calls';
import { endpoints, type Endpoint } from '@stellwerk/domain/endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from './call-input';
import { send } from './client';
import { setSessionEndHandler } from './refusals';
import { storeSession } from './session-change';

const fetchMock = vi.fn<typeof fetch>();
const leave = vi.fn();
const TOKEN = 'a.b.c';

const answer = (status: number, body: unknown = {}, statusText = ''): void => {
  fetchMock.mockResolvedValueOnce(
    new Response(JSON.stringify(body), { status, statusText, headers: { 'content-type': 'application/json' } }),
  );
};
/** Data of the last call. */
const sent = (): { url: unknown; method: string | undefined; headers: unknown; body: unknown } => {
  const [url, init] = fetchMock.mock.lastCall ?? [];
  return { url, method: init?.method, headers: init?.headers, body: init?.body };
};

beforeEach(() => {
  fetchMock.mockReset();
  leave.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  setSessionEndHandler(leave);
  localStorage.clear();
});

describe('a call', () => {
  it('AU03 AU07 is sent to its path with the token, and read by its reader', async () => {
    storeSession({ token: TOKEN, roles: [] });
    answer(200, { id: 7, name: 'Weserbund', role: 'ADMIN' });
    await expect(send(calls.company, { params: { id: '7' } })).resolves.toMatchObject({ id: '7', name: 'Weserbund', role: 'ADMIN' });
    expect(sent()).toEqual({
      url: '/api/private/companies/7',
      method: 'GET',
      headers: { accept: 'application/json', authorization: `Bearer ${TOKEN}` },
      body: undefined,
    });
  });

  it('has null in its body where the call keeps it', async () => {
    answer(200, { id: 7 });
    await send(calls.applicationAssign, { params: { id: '7' }, body: { recruiterId: null } });
    expect(sent()).toMatchObject({ url: '/api/private/applications/7/assign', body: '{"recruiterId":null}' });
  });

  it('AU10 has its body as JSON, in which null is empty text', async () => {
    answer(200, { id: 7 });
    await send(calls.applicationNotes, { params: { id: '7' }, body: { recruiterNotes: null } });
    expect(sent()).toEqual({
      url: '/api/private/applications/7/notes',
      method: 'PATCH',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"recruiterNotes":""}',
    });
  });

  it('AU10 has empty text for each null of its body, and leaves every other value as it is', async () => {
    storeSession({ token: TOKEN, roles: [] });
    answer(200, {});
    const body = { firstName: 'Ada', phone: null, city: null, website: null, newsletter: false, age: 0, links: [] };
    await send(calls.updateProfile, { body });
    expect(JSON.parse(String(sent().body))).toEqual({ ...body, phone: '', city: '', website: '' });
  });

  it.each([
    [204, null],
    [200, ''],
    [200, ' \n'],
  ])('AU09 answered with %i and the body %j is read as an empty object', async (status, body) => {
    fetchMock.mockResolvedValueOnce(new Response(body, { status }));
    const read = vi.fn();
    await send({ ...calls.profile, read }, {});
    expect(read).toHaveBeenCalledWith({}, {});
  });

  it('A22 can be made at its path without /api', async () => {
    answer(200, { id: 12 });
    await send(calls.publicJob, { params: { id: '12' } }, { withoutApi: true });
    expect(sent().url).toBe('/public/jobs/12');
  });

  it('PJ04 is read with its own parameters, which an answer need not repeat', async () => {
    answer(200, { title: 'Gleisbau' });
    await expect(send(calls.publicJob, { params: { id: '12' } })).resolves.toMatchObject({ id: '12', title: 'Gleisbau' });
  });

  it('has one key by its name, parameters and query', () => {
    expect(keyOf(calls.company, { params: { id: '7' } })).toEqual(['company', { id: '7' }, {}, 'own']);
    expect(keyOf(calls.listJobs, { query: { page: 2 } })).toEqual(['listJobs', {}, { page: 2 }]);
  });
});

describe('the token', () => {
  it.each(Object.values(endpoints).filter((call: Endpoint) => call.access === 'public' && call.optionalLogin !== true))(
    'A85 does not travel with the public call $name',
    async (call) => {
      storeSession({ token: TOKEN, roles: [] });
      answer(401);
      const { answerTo } = await import('./client');
      await answerTo(call, {});
      expect(sent().headers).not.toHaveProperty('authorization');
    },
  );

  it.each([
    ['AU17', null, 'Authentifizierungsfehler: Kein Token vorhanden'],
    ['AU18', 'abc', 'Authentifizierungsfehler: Ungültiges Token-Format'],
  ])('%s keeps a PUT from being sent when it is %j', async (_row, token, message) => {
    if (token !== null) storeSession({ token, roles: [] });
    await expect(send(calls.updateProfile, { body: {} })).rejects.toMatchObject({ kind: 'http', status: 401, message });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('AU04 of a wrong form is sent with any other call, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    storeSession({ token: 'abc', roles: [] });
    answer(200);
    await send(calls.profile, {});
    expect(sent().headers).toMatchObject({ authorization: 'Bearer abc' });
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a refused call', () => {
  it.each([
    ['AU14 401 forgets token and roles and leaves', 401, {}, false, 1],
    ['A86 401 of a screen with a text of its own stays there', 401, {}, true, 0],
    ['AU15 403 with an expired token is a 401', 403, { message: 'JWT expired' }, false, 1],
  ])('%s', async (_title, status, body, stayOn401, left) => {
    vi.spyOn(console, 'error').mockReturnValue();
    storeSession({ token: TOKEN, roles: ['CANDIDATE'] });
    answer(status, body);
    await expect(send(calls.profile, {}, { stayOn401 })).rejects.toBeInstanceOf(ApiError);
    expect([localStorage.getItem('jwt_token'), localStorage.getItem('user_roles')]).toEqual([null, null]);
    expect(leave).toHaveBeenCalledTimes(left);
  });

  it('leaves whoever has logged in since it was asked for', async () => {
    storeSession({ token: TOKEN, roles: [] });
    let refuse = (): void => undefined;
    fetchMock.mockReturnValueOnce(
      new Promise((done) => {
        refuse = () => done(new Response('{}', { status: 401 }));
      }),
    );
    const call = send(calls.profile, {});
    storeSession({ token: 'd.e.f', roles: ['CANDIDATE'] });
    refuse();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem('jwt_token')).toBe('d.e.f');
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['AU15', 403],
    ['AU16', 500],
  ])('%s %i is logged, and keeps the session', async (_row, status) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    storeSession({ token: TOKEN, roles: [] });
    answer(status, { message: 'Nein' });
    await expect(send(calls.profile, {})).rejects.toMatchObject({ status, message: 'Nein' });
    expect(log.mock.calls).toEqual([[`profile was answered with ${status}.`]]);
    expect(localStorage.getItem('jwt_token')).toBe(TOKEN);
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([404, 499])('%i is an answer like others: not logged, and the session stays, whatever it says', async (status) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    storeSession({ token: TOKEN, roles: [] });
    answer(status, { message: 'JWT expired' });
    await expect(send(calls.profile, {})).rejects.toMatchObject({ status });
    expect([log.mock.calls.length, leave.mock.calls.length, localStorage.getItem('jwt_token')]).toEqual([0, 0, TOKEN]);
  });

  it('AU15 403 with an empty body keeps the session', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    storeSession({ token: TOKEN, roles: [] });
    fetchMock.mockResolvedValueOnce(new Response('', { status: 403 }));
    await expect(send(calls.profile, {})).rejects.toMatchObject({ status: 403 });
    expect(localStorage.getItem('jwt_token')).toBe(TOKEN);
  });

  it('AU11 without a message of the server says its status', async () => {
    answer(418, {}, "I'm a teapot");
    await expect(send(calls.profile, {})).rejects.toMatchObject({ message: "API-Fehler: 418 I'm a teapot", serverMessage: '' });
  });

  it('AU12 AU13 says status and status text, and of a text that is no JSON the first 200 characters', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fetchMock.mockResolvedValueOnce(new Response('abc'.repeat(200), { status: 502, statusText: 'Bad Gateway' }));
    const message = `API-Fehler: 502 Bad Gateway ${'abc'.repeat(200).slice(0, 200)}`;
    await expect(send(calls.profile, {})).rejects.toMatchObject({ status: 502, message, serverMessage: '' });
  });

  it.each([
    [true, 'network', 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'],
    [false, 'offline', 'Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.'],
  ])('AU20 without an answer, online %s, is %s', async (onLine, kind, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(send(calls.profile, {})).rejects.toMatchObject({ kind, status: 0, message });
  });

  it('EN50 without an answer in 30 seconds is given up, and not a moment earlier', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementationOnce(
      (_url, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const ended = vi.fn();
    const call = send(calls.profile, {}).catch(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(ended.mock.lastCall).toMatchObject([{ kind: 'timeout', status: 0 }]);
  });

  it('EN50 leaves no clock running behind an answer', async () => {
    vi.useFakeTimers();
    answer(200, { id: 7 });
    await send(calls.profile, {});
    expect(vi.getTimerCount()).toBe(0);
  });
});
