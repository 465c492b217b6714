import { listJobs } from '@stellwerk/domain/calls';
import { readJobListState } from '@stellwerk/screens/public/jobs';
import { expect, it } from 'vitest';
import { keyOf } from '../../../data/call-input';
import { answering } from '../../../data/testing/answers';
import { renderHook, rendersHooks } from '../../../data/testing/hooks';
import { useCall } from '../../../data/use-call';
import { jobListQuery } from './job-list-query';
import { useJobList } from './use-job-list';

rendersHooks();

const job = (id: number, title: string, city: string) => ({ id, title, company: 'Nordbahn', city, employment: 'Vollzeit' });
const JOBS = [job(1, 'Lokführerin', 'Ulm'), job(2, 'Juristin', 'Ahlen'), job(3, 'Köchin', 'Ulm')];
const plain = readJobListState(new URLSearchParams());
const inUlm = readJobListState(new URLSearchParams('location=Ulm'));

/** The list, and the states in which it was rendered from now on. */
function watching(state: typeof plain) {
  const states: string[] = [];
  const use = () => {
    const list = useJobList(state);
    states.push(list.state);
    return list;
  };
  return { states, use };
}

type List = ReturnType<typeof useJobList>;
const titles = (list: List) => (list.state === 'ready' ? list.data.jobs.map(({ title }) => title) : list.state);

it('A88 filters a list in the browser while all of it is loaded', async () => {
  const { calls } = answering(() => ({ body: { jobs: JOBS, total: 3 } }));
  const list = await renderHook(() => useJobList(plain));
  await list.until(({ state }) => state === 'ready');
  expect(titles(list.now())).toEqual(['Lokführerin', 'Juristin', 'Köchin']);
  const filtered = watching(inUlm);
  await list.rerender(filtered.use);
  await list.until(({ reloading }) => !reloading);
  expect(list.now()).toMatchObject({ state: 'ready', data: { total: 2, page: 1, locations: ['Ahlen', 'Ulm'] } });
  expect(titles(list.now())).toEqual(['Lokführerin', 'Köchin']);
  expect(new Set(filtered.states), 'the old rows stay until the others are there').toEqual(new Set(['ready']));
  expect(calls()).toHaveLength(1);
});

it('A88 asks the server as soon as there is more than what is loaded', async () => {
  const { calls } = answering(({ url }) => ({
    body: url.includes('location=Ulm') ? { jobs: JOBS.slice(0, 1), total: 21 } : { jobs: JOBS, total: 5000 },
  }));
  const list = await renderHook(() => useJobList(plain));
  await list.until(({ state }) => state === 'ready');
  const filtered = watching(inUlm);
  await list.rerender(filtered.use);
  await list.until(({ reloading }) => !reloading);
  expect(titles(list.now())).toEqual(['Lokführerin']);
  expect(list.now()).toMatchObject({ data: { total: 21, locations: ['Ahlen', 'Ulm'] } });
  expect(new Set(filtered.states)).toEqual(new Set(['ready']));
  expect(calls().map(({ url }) => url)).toEqual(['/api/jobs', '/api/jobs?location=Ulm&page=1&pageSize=20']);
});

it('A91 starts with what the server found, and asks for nothing', async () => {
  const { calls } = answering(() => null);
  const list = await renderHook(() => useJobList(inUlm), {
    [JSON.stringify(keyOf(listJobs, {}))]: { ok: true, body: { jobs: JOBS, total: 3 } },
    [JSON.stringify(keyOf(listJobs, { query: jobListQuery(inUlm) }))]: { ok: true, body: { jobs: [JOBS[2], JOBS[0]], total: 2 } },
  });
  expect(titles(list.now())).toEqual(['Köchin', 'Lokführerin']);
  expect(list.now().reloading).toBe(false);
  expect(calls()).toEqual([]);
});

it('filters anew when other jobs come', async () => {
  let jobs = JOBS;
  answering(() => ({ body: { jobs, total: jobs.length } }));
  const page = await renderHook(() => ({ list: useJobList(inUlm), all: useCall(listJobs, {}) }));
  await page.until(({ list }) => list.state === 'ready');
  jobs = [...JOBS, job(4, 'Zugbegleiter', 'Ulm')];
  await page.during(() => page.now().all.reload());
  await page.until(({ list }) => titles(list).includes('Zugbegleiter'));
  expect(titles(page.now().list)).toEqual(['Lokführerin', 'Köchin', 'Zugbegleiter']);
});

it('PL18 fails with the list, and with the part of it', async () => {
  answering(() => ({ status: 500 }));
  const list = await renderHook(() => useJobList(plain));
  await list.until(({ state }) => state !== 'loading');
  expect(list.now()).toMatchObject({ state: 'failed', error: { status: 500 } });

  answering(({ url }) => (url === '/api/jobs' ? { body: { jobs: JOBS, total: 5000 } } : { status: 502 }));
  const part = await renderHook(() => useJobList(inUlm));
  await part.until(({ state }) => state !== 'loading');
  expect(part.now()).toMatchObject({ state: 'failed', error: { status: 502 } });
});
