import { readApplication } from '@stellwerk/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCompany, useMyCompanies } from './companies/use-companies';
import { useCompanyApplications } from './company-applications/use-company-applications';
import { useJobPreview } from './jobs/use-job-preview';
import { usePublicJob } from './jobs/use-public-job';
import { useOwnApplication } from './own-applications/use-own-application';
import { useOwnApplications } from './own-applications/use-own-applications';
import { answering } from './testing/answers';
import { renderHook, rendersHooks, type RenderedHook } from './testing/hooks';
import { startsLoggedOut } from './testing/session';
import { useProfile } from './users/use-profile';

const leave = startsLoggedOut();

rendersHooks();
beforeEach(() => {
  localStorage.setItem('jwt_token', 'a.b.c');
});

/** Common loading state of all calls of components. */
interface Loading {
  readonly state: 'loading' | 'ready' | 'failed';
}

/** Waits until a call has ended. */
const ended = <T extends Loading>(hook: RenderedHook<T>): Promise<void> => hook.until(({ state }) => state !== 'loading');

/** Each hook with an id makes a new request for another id: the content belongs to the URL. */
it.each<readonly [name: string, urlOf: (id: string) => string, hook: (id: string) => Loading]>([
  ['useCompany', (id) => `/api/private/companies/${id}`, useCompany],
  ['useOwnApplication', (id) => `/api/private/applications/${id}`, useOwnApplication],
  [
    'useCompanyApplications',
    (id) => `/api/private/applications/by-company/${id}?page=1&pageSize=20&with=figures`,
    (id) => useCompanyApplications(id, 'RECRUITER').first,
  ],
  ['usePublicJob', (id) => `/api/public/jobs/${id}`, usePublicJob],
  ['useJobPreview', (id) => `/api/private/companies/jobs/${id}?t=1234`, useJobPreview],
])('%s asks anew for another id', async (_name, urlOf, hook) => {
  vi.spyOn(Date, 'now').mockReturnValue(1234);
  const { calls } = answering(() => ({ body: {} }));
  const rendered = await renderHook(() => hook('7'));
  await ended(rendered);
  await rendered.rerender(() => hook('8'));
  await ended(rendered);
  expect(calls().map(({ url }) => url)).toEqual([urlOf('7'), urlOf('8')]);
});

const hooks: readonly (readonly [name: string, url: string, hook: () => Loading])[] = [
  ['useCompany', '/api/private/companies/7', () => useCompany('7')],
  ['useMyCompanies', '/api/private/companies/get-my-companies', useMyCompanies],
  ['useOwnApplications', '/api/private/applications/user', useOwnApplications],
  ['useOwnApplication', '/api/private/applications/7', () => useOwnApplication('7')],
  ['useProfile', '/api/private/users/profile', useProfile],
];

describe.each(hooks)('%s', (_name, url, hook) => {
  it('asks for its URL', async () => {
    const { calls } = answering(() => ({ body: [] }));
    await ended(await renderHook(hook));
    expect(calls().map((call) => [call.method, call.url])).toEqual([['GET', url]]);
  });

  it('A86 stays on the page when the token is refused', async () => {
    answering(() => ({ status: 401 }));
    const rendered = await renderHook(hook);
    // The rejected token is removed; where only a login is required, nothing is left to show.
    await rendered.until(() => localStorage.getItem('jwt_token') === null);
    expect(leave).not.toHaveBeenCalled();
  });
});

it.each([
  ['useMyCompanies', useMyCompanies],
  ['useOwnApplications', useOwnApplications],
  ['useOwnApplication', () => useOwnApplication('7')],
  ['useProfile', useProfile],
] as const)('%s asks for nothing as a visitor', async (_name, hook: () => Loading) => {
  localStorage.clear();
  const { calls } = answering(() => ({}));
  const rendered = await renderHook(hook);
  expect([rendered.now().state, calls().length]).toEqual(['loading', 0]);
});

it('A52 the company of a dashboard is asked for again when the network breaks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let tries = 0;
  answering(() => (++tries < 3 ? null : { body: { id: 7 } }));
  const hook = await renderHook(() => useCompany('7'));
  await hook.until(({ state }) => {
    vi.advanceTimersByTime(1000);
    return state !== 'loading';
  });
  expect([hook.now().state, tries]).toEqual(['ready', 3]);
});

it('CD37 EN51 A52 the company of a dashboard is tried three times more while there is no network, after 1000, 1500 and 2250 ms', async () => {
  const isPause = (ms: number | undefined): boolean => ms === 1000 || ms === 1500 || ms === 2250;
  const pauses: (number | undefined)[] = [];
  const later = setTimeout;
  // A clock that records the pauses and skips them.
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    if (isPause(ms)) pauses.push(ms);
    return later(run, isPause(ms) ? 0 : ms);
  });
  const { calls } = answering(() => null);
  const hook = await renderHook(() => useCompany('7'));
  await ended(hook);
  expect(hook.now().state).toBe('failed');
  expect(calls().map(({ url }) => url)).toEqual(Array.from({ length: 4 }, () => '/api/private/companies/7'));
  expect(pauses).toEqual([1000, 1500, 2250]);
});

describe('a public job', () => {
  it('EN43 PJ44 PJ45 is asked for at one path, without a moment', async () => {
    const { calls } = answering(() => ({ body: { id: 7 } }));
    const hook = await renderHook(() => usePublicJob('7'));
    await ended(hook);
    expect(hook.now()).toMatchObject({ state: 'ready', data: { id: '7' } });
    expect(calls().map(({ url }) => url)).toEqual(['/api/public/jobs/7']);
  });

  it('PJ03 is asked for at the second path when the first fails', async () => {
    const { calls } = answering(({ url }) => (url.startsWith('/api') ? { status: 500 } : { body: { id: 7 } }));
    const hook = await renderHook(() => usePublicJob('7'));
    await ended(hook);
    expect(hook.now()).toMatchObject({ state: 'ready', data: { id: '7' } });
    expect(calls().map(({ url }) => url)).toEqual(['/api/public/jobs/7', '/public/jobs/7']);
  });

  it('PJ03 fails with the answer of the second path, or with the first where that path is missing', async () => {
    answering(({ url }) => ({ status: url.startsWith('/api') ? 500 : 404 }));
    const both = await renderHook(() => usePublicJob('7'));
    await ended(both);
    expect(both.now().error).toMatchObject({ status: 404 });
    answering(({ url }) => (url.startsWith('/api') ? { status: 404 } : null));
    const silent = await renderHook(() => usePublicJob('8'));
    await ended(silent);
    expect(silent.now().error).toMatchObject({ status: 404 });
    const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(url.startsWith('/api') ? Response.json({}, { status: 410 }) : page.clone()));
    const foreign = await renderHook(() => usePublicJob('9'));
    await ended(foreign);
    expect(foreign.now().error).toMatchObject({ status: 410, kind: 'http' });
  });

  it('without an id asks for nothing', async () => {
    const { calls } = answering(() => ({}));
    const hook = await renderHook(() => usePublicJob(''));
    expect([hook.now().state, calls().length]).toEqual(['loading', 0]);
  });
});

it('PJ44 PJ45 PJ59 a preview is asked for past every cache, and stays on the page when the token is refused', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1234);
  const { calls } = answering(() => ({ status: 401 }));
  const hook = await renderHook(() => useJobPreview('7'));
  await ended(hook);
  expect(calls().map(({ url }) => url)).toEqual(['/api/private/companies/jobs/7?t=1234']);
  expect(leave).not.toHaveBeenCalled();
});

describe('the applications of a company', () => {
  const list = [
    { id: 1, status: 'SUBMITTED', notes: 'alt', createdAt: '2026-11-20T09:00:00.000Z' },
    { id: 2, status: 'SUBMITTED' },
  ];

  const seen = readApplication({ id: 2, status: 'SUBMITTED' });

  /** Renders the hook with a server whose response to a change repeats the request. */
  async function rendered() {
    const answer = { id: 2, status: 'VIEWED', notes: 'neu' };
    let stored: readonly object[] = list;
    const server = answering(({ method }) => {
      if (method === 'GET') return { body: stored };
      stored = list.map((one) => (one.id === 2 ? answer : one));
      return { body: answer };
    });
    const hook = await renderHook(() => useCompanyApplications('7', 'RECRUITER'));
    await hook.until(({ first: { state } }) => state === 'ready');
    return { hook, changes: () => server.calls().filter(({ method }) => method !== 'GET') };
  }

  it.each([
    [
      'CA37',
      'PATCH',
      'status',
      { status: 'IN_REVIEW', expectedStatus: 'SUBMITTED' },
      ({ calls }: ReturnType<typeof useCompanyApplications>) => calls.setStatus(seen, 'contacted'),
    ],
    [
      'A01',
      'PATCH',
      'status',
      { status: 'VIEWED', expectedStatus: 'SUBMITTED' },
      ({ calls }: ReturnType<typeof useCompanyApplications>) => calls.setStatus(seen, 'VIEWED'),
    ],
    [
      'CA37',
      'PATCH',
      'notes',
      { recruiterNotes: 'neu', expectedNotes: 'alt' },
      ({ calls }: ReturnType<typeof useCompanyApplications>) => calls.saveNotes(seen, 'neu', 'alt'),
    ],
    ['CA37', 'PATCH', 'rate', { rating: 4 }, ({ calls }: ReturnType<typeof useCompanyApplications>) => calls.rate(seen, 4)],
    ['CA76', 'PATCH', 'assign', { recruiterId: 6 }, ({ calls }: ReturnType<typeof useCompanyApplications>) => calls.assign(seen, '6')],
    ['CA76', 'PATCH', 'assign', { recruiterId: null }, ({ calls }: ReturnType<typeof useCompanyApplications>) => calls.assign(seen, null)],
  ])('%s a change is sent by %s to %s as %j, and its answer comes into the list', async (_row, method, path, body, change) => {
    const { hook, changes } = await rendered();
    let answer: unknown;
    await hook.during(async () => {
      answer = await change(hook.now());
    });
    expect(changes()).toEqual([{ method, url: `/api/private/applications/2/${path}`, body }]);
    expect(answer).toMatchObject({ id: '2', status: 'VIEWED' });
    expect(hook.now().first.data?.applications.map(({ id, status, notes }) => [id, status, notes])).toEqual([
      ['1', 'SUBMITTED', 'alt'],
      ['2', 'VIEWED', 'neu'],
    ]);
  });

  const current = { id: 2, status: 'WITHDRAWN' };

  it.each([
    ['O96 with 409, because somebody else was faster, the list has the status of the server', 409, { current }, 'WITHDRAWN'],
    ['O96 with 409 that says no more, the list stays', 409, {}, 'SUBMITTED'],
    ['with any other status the list stays, whatever the answer says', 500, { current }, 'SUBMITTED'],
  ])('when a change is refused %s', async (_title, status, more, shown) => {
    let stored: readonly object[] = list;
    answering(({ method }) => {
      if (method === 'GET') return { body: stored };
      if (shown !== 'SUBMITTED') stored = list.map((one) => (one.id === 2 ? current : one));
      return { status, body: { message: 'Nein', ...more } };
    });
    const hook = await renderHook(() => useCompanyApplications('7', 'RECRUITER'));
    await hook.until(({ first: { state } }) => state === 'ready');
    let error: unknown;
    await hook.during(async () => {
      error = await hook
        .now()
        .calls.setStatus(seen, 'VIEWED')
        .catch((thrown: unknown) => thrown);
    });
    expect(error).toMatchObject({ status, message: 'Nein' });
    expect(hook.now().first.data?.applications.map((application) => [application.id, application.status])).toEqual([
      ['1', 'SUBMITTED'],
      ['2', shown],
    ]);
  });

  it('CA37 a change whose list never came is made all the same', async () => {
    answering(({ method }) => (method === 'GET' ? { status: 500 } : { body: { id: 2, status: 'VIEWED' } }));
    const hook = await renderHook(() => useCompanyApplications('7', 'RECRUITER'));
    await hook.until(({ first: { state } }) => state === 'failed');
    await hook.during(async () => expect(await hook.now().calls.setStatus(seen, 'VIEWED')).toMatchObject({ id: '2', status: 'VIEWED' }));
    expect(hook.now().first.data).toBeUndefined();
  });

  it('without a company asks for nothing', async () => {
    const { calls } = answering(() => ({}));
    const hook = await renderHook(() => useCompanyApplications('', 'RECRUITER'));
    expect([hook.now().first.state, calls().length]).toEqual(['loading', 0]);
  });
});
