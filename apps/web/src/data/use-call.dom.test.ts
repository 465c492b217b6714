import { ApiError } from '@stellwerk/domain';
import { company, listJobs, publicJob } from '@stellwerk/domain/calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from './call-input';
import { answering } from './testing/answers';
import { renderHook, rendersHooks, type RenderedHook } from './testing/hooks';
import { useCall, type CallState } from './use-call';

rendersHooks();
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.clear();
});

const jobOf = (url: string): { body: unknown } => ({ body: { id: Number(url.split('/').at(-1)), title: `Stelle ${url}` } });

/** Repeats the call manually. @returns its error; undefined on success */
async function failureOfReload<T>(hook: RenderedHook<CallState<T>>): Promise<unknown> {
  let failure: unknown;
  await hook.during(() =>
    hook
      .now()
      .reload()
      .catch((error: unknown) => (failure = error)),
  );
  return failure;
}

describe('a call of a component', () => {
  it('is made once and read by its reader', async () => {
    const { calls } = answering(({ url }) => jobOf(url));
    const hook = await renderHook(() => useCall(publicJob, { params: { id: '7' } }));
    await hook.until(({ state }) => state === 'ready');
    expect(hook.now()).toMatchObject({ data: { id: '7' }, error: undefined, reloading: false });
    expect(calls()).toEqual([{ method: 'GET', url: '/api/public/jobs/7', body: undefined }]);
  });

  it('is loading until its answer is there', async () => {
    let give = (): void => undefined;
    answering(() => ({ body: { id: 7 } }));
    const waiting = new Promise<void>((resolve) => {
      give = resolve;
    });
    const load = () => waiting.then(() => publicJob.read({ id: 7 }, { id: '7' }));
    const hook = await renderHook(() => useCall(publicJob, { params: { id: '7' } }, { load }));
    expect(hook.now()).toMatchObject({ state: 'loading', data: undefined, error: undefined, reloading: true });
    await hook.during(give);
    await hook.until(({ state }) => state === 'ready');
    expect(hook.now()).toMatchObject({ data: { id: '7' }, reloading: false });
  });

  it('asks for nothing without an input', async () => {
    const { calls } = answering(() => ({}));
    const hook = await renderHook(() => useCall(publicJob, undefined));
    expect(hook.now()).toMatchObject({ state: 'loading', data: undefined, reloading: false });
    expect(calls()).toEqual([]);
  });

  it('that fails has failed, and is made again by hand', async () => {
    let status = 404;
    const { calls } = answering(() => ({ status, body: { message: 'Weg', id: 7 } }));
    const hook = await renderHook(() => useCall(publicJob, { params: { id: '7' } }));
    await hook.until(({ state }) => state === 'failed');
    expect(hook.now()).toMatchObject({ data: undefined, error: { status: 404, message: 'Weg' } });
    const failure = await failureOfReload(hook);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 404 });
    status = 200;
    await hook.during(() => hook.now().reload());
    expect(hook.now()).toMatchObject({ state: 'ready', data: { id: '7' }, error: undefined });
    expect(calls()).toHaveLength(3);
  });

  it('is made again by hand for what it asks for now', async () => {
    let status = 200;
    answering(({ url }) => ({ status: url.endsWith('8') ? status : 200, ...jobOf(url) }));
    const hook = await renderHook(() => useCall(publicJob, { params: { id: '7' } }));
    await hook.until(({ state }) => state === 'ready');
    await hook.rerender(() => useCall(publicJob, { params: { id: '8' } }));
    await hook.until(({ state }) => state === 'ready');
    status = 500;
    expect(await failureOfReload(hook)).toMatchObject({ status: 500 });
  });

  it('keeps its answer beside an error that comes later', async () => {
    let status = 200;
    answering(() => ({ status, body: { id: 7, message: 'Kaputt' } }));
    const hook = await renderHook(() => useCall(publicJob, { params: { id: '7' } }));
    await hook.until(({ state }) => state === 'ready');
    status = 500;
    await hook.during(() =>
      hook
        .now()
        .reload()
        .catch(() => undefined),
    );
    expect(hook.now()).toMatchObject({ state: 'ready', data: { id: '7' }, error: { status: 500 } });
  });

  it('A86 leaves the page at a 401 only where the screen has no text of its own', async () => {
    localStorage.setItem('jwt_token', 'a.b.c');
    answering(() => ({ status: 401 }));
    const hook = await renderHook(() => useCall(company, { params: { id: '7' } }, { stayOn401: true }));
    await hook.until(({ state }) => state === 'failed');
    expect(hook.now().error).toMatchObject({ status: 401 });
    expect(localStorage.getItem('jwt_token')).toBeNull();
  });

  it.each([
    [true, '7'],
    [undefined, undefined],
  ])('with keepPrevious %s shows %s while the next one loads', async (keepPrevious, shown) => {
    answering(({ url }) => jobOf(url));
    const options = keepPrevious === undefined ? {} : { keepPrevious };
    const hook = await renderHook(() => useCall(publicJob, { params: { id: '7' } }, options));
    await hook.until(({ data }) => data?.id === '7');
    const never = (): Promise<never> => new Promise(() => undefined);
    await hook.rerender(() => useCall(publicJob, { params: { id: '8' } }, { ...options, load: never }));
    expect(hook.now().data?.id).toBe(shown);
  });

  it('A52 is tried again in a broken network where that is asked for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let tries = 0;
    answering(() => (++tries < 3 ? null : { body: { id: 7 } }));
    const hook = await renderHook(() => useCall(company, { params: { id: '7' } }, { networkRetries: true }));
    await hook.until(({ state }) => {
      vi.advanceTimersByTime(1000);
      return state === 'ready';
    });
    expect(tries).toBe(3);
  });

  it('A52 fails at once where it is not', async () => {
    const { calls } = answering(() => null);
    const hook = await renderHook(() => useCall(company, { params: { id: '7' } }));
    await hook.until(({ state }) => state === 'failed');
    expect(hook.now().error).toMatchObject({ kind: 'network' });
    expect(calls()).toHaveLength(1);
  });
});

describe('A91 a page of the server', () => {
  const input = { params: { id: '7' } };
  const name = JSON.stringify(keyOf(publicJob, input));

  it('starts with its answer and makes no second call', async () => {
    const { calls } = answering(() => ({}));
    const hook = await renderHook(() => useCall(publicJob, input), { [name]: { ok: true, body: { title: 'Gleisbau' } } });
    expect(hook.now()).toMatchObject({ state: 'ready', data: { id: '7', title: 'Gleisbau' }, error: undefined });
    expect(calls()).toEqual([]);
  });

  it('starts with its error, and asks again by hand', async () => {
    const { calls } = answering(() => ({ body: { id: 7 } }));
    const hook = await renderHook(() => useCall(publicJob, input), { [name]: { ok: false, status: 404, message: 'Weg' } });
    expect(hook.now()).toMatchObject({ state: 'failed', data: undefined, error: { status: 404, message: 'Weg' } });
    expect(calls()).toEqual([]);
    await hook.during(() => hook.now().reload());
    expect(hook.now()).toMatchObject({ state: 'ready', data: { id: '7' }, error: undefined });
  });

  it('starts with its answer at its own call alone', async () => {
    answering(({ url }) => jobOf(url));
    const hook = await renderHook(() => useCall(publicJob, input), { [name]: { ok: true, body: { title: 'Gleisbau' } } });
    const never = (): Promise<never> => new Promise(() => undefined);
    await hook.rerender(() => useCall(publicJob, { params: { id: '8' } }, { load: never }));
    expect(hook.now()).toMatchObject({ state: 'loading', data: undefined, reloading: true });
  });

  it('that asks for nothing at first asks for the next one', async () => {
    const { calls } = answering(({ url }) => jobOf(url));
    const hook = await renderHook(() => useCall(publicJob, undefined), { [name]: { ok: true, body: { title: 'Gleisbau' } } });
    expect(hook.now().state).toBe('loading');
    await hook.rerender(() => useCall(publicJob, { params: { id: '9' } }));
    await hook.until(({ state }) => state === 'ready');
    expect(calls().map(({ url }) => url)).toEqual(['/api/public/jobs/9']);
  });

  it('asks for everything that the server did not fetch, and for the next one', async () => {
    const { calls } = answering(({ url }) => jobOf(url));
    const answers = { [name]: { ok: false, status: 404, message: 'Weg' } } as const;
    const hook = await renderHook(() => useCall(publicJob, input), answers);
    await hook.rerender(() => useCall(publicJob, { params: { id: '8' } }));
    expect(hook.now().error).toBeUndefined();
    await hook.until(({ state }) => state === 'ready');
    expect(hook.now().data?.id).toBe('8');
    expect(calls().map(({ url }) => url)).toEqual(['/api/public/jobs/8']);
  });

  it('starts with the answer to the same query alone', async () => {
    const { calls } = answering(() => ({ body: { jobs: [] } }));
    const answers = { [JSON.stringify(keyOf(listJobs, { query: { page: 2 } }))]: { ok: true, body: { jobs: [{ id: 1 }] } } } as const;
    const hook = await renderHook(() => useCall(listJobs, { query: { page: 3 } }), answers);
    await hook.until(({ state }) => state === 'ready');
    expect(hook.now().data?.jobs).toEqual([]);
    expect(calls().map(({ url }) => url)).toEqual(['/api/jobs?page=3']);
  });
});
