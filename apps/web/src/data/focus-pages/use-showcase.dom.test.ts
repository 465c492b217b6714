import { expect, it } from 'vitest';
import { answering } from '../testing/answers';
import { renderHook, rendersHooks } from '../testing/hooks';
import { startsLoggedOut } from '../testing/session';
import { useShowcase } from './use-showcase';

startsLoggedOut();
rendersHooks();

const PUBLIC = '/api/public/focus-pages/by-slug/gleisbau';
const PRIVATE = '/api/private/focus-pages/by-slug/gleisbau';
const answer = { body: { id: 7, slug: 'gleisbau', title: 'Gleisbau' } };

it.each([
  ['without a token by the public path alone', null, [PUBLIC]],
  ['with a token by the private path alone', 'a.b.c', [PRIVATE]],
])('CF22 a focus page is asked for %s', async (_how, token, expected) => {
  if (token !== null) localStorage.setItem('jwt_token', token);
  const { calls } = answering(() => answer);
  const hook = await renderHook(() => useShowcase('gleisbau'));
  await hook.until(({ state }) => state !== 'loading');
  expect(hook.now()).toMatchObject({ state: 'ready', data: { title: 'Gleisbau' } });
  expect(calls().map(({ url }) => url)).toEqual(expected);
});

it('A85 CF22 a focus page is asked for by the public path when the token has ended', async () => {
  localStorage.setItem('jwt_token', 'a.b.c');
  const { calls } = answering(({ url }) => (url === PRIVATE ? { status: 401 } : answer));
  const hook = await renderHook(() => useShowcase('gleisbau'));
  await hook.until(({ state }) => state !== 'loading');
  expect(hook.now()).toMatchObject({ state: 'ready', data: { title: 'Gleisbau' } });
  expect(calls().map(({ url }) => url)).toContain(PUBLIC);
  expect(localStorage.getItem('jwt_token')).toBeNull();
});
