import { beforeEach, expect, it } from 'vitest';
import { answering } from '../testing/answers';
import { renderHook, rendersHooks } from '../testing/hooks';
import { startsLoggedOut } from '../testing/session';
import { useFocusPages } from './use-focus-pages';

startsLoggedOut();
rendersHooks();
beforeEach(() => {
  localStorage.setItem('jwt_token', 'a.b.c');
});

const FIRST = '/api/private/focus-pages/by-company/1';
const SECOND = '/api/private/companies/1/focus-pages';
const pages = [{ id: 7, title: 'Gleisbau', description: 'Bei Wind und Wetter.' }];

async function asked(answer: (url: string) => ReturnType<Parameters<typeof answering>[0]>) {
  const { calls } = answering(({ url }) => answer(url));
  const hook = await renderHook(() => useFocusPages('1'));
  await hook.until(({ state }) => state !== 'loading');
  return { calls: calls().map(({ method, url }) => `${method ?? ''} ${url}`), list: hook.now() };
}

it('JM48 the focus pages of a company come by their first path alone, with number, title and description', async () => {
  const { calls, list } = await asked(() => ({ body: pages }));
  expect(calls).toEqual([`GET ${FIRST}`]);
  expect(list.data).toMatchObject([{ id: '7', title: 'Gleisbau', description: 'Bei Wind und Wetter.' }]);
});

it.each([404, 500, 0])('JM48 by their second path where the first one answers %i', async (status) => {
  const { calls, list } = await asked((url) => {
    if (url === SECOND) return { body: pages };
    return status === 0 ? null : { status };
  });
  expect(calls).toEqual([`GET ${FIRST}`, `GET ${SECOND}`]);
  expect(list.data).toMatchObject([{ id: '7', title: 'Gleisbau' }]);
});

it('JM48 not at all where neither path answers', async () => {
  const { list } = await asked((url) => ({ status: url === FIRST ? 500 : 502 }));
  expect([list.state, list.error?.status]).toEqual(['failed', 502]);
});
