import { ApiError, readFocusPage } from '@stellwerk/domain';
import { beforeEach, expect, it } from 'vitest';
import { answering } from '../testing/answers';
import { startsLoggedOut } from '../testing/session';
import { focusCalls } from './focus-calls';

const leave = startsLoggedOut();
beforeEach(() => {
  localStorage.setItem('jwt_token', 'a.b.c');
});

const focusPages = focusCalls('1', { mutate: async () => undefined }, 'einmal');
const page = readFocusPage({ id: 7, title: 'Gleisbau', status: 'published' });
const values = {
  title: 'Gleisbau',
  description: 'Bei Wind und Wetter.',
  content: '',
  status: 'archived',
  industry: '3',
  website: '',
  slogan: '',
  featured: false,
} as const;

it.each(['DRAFT', 'PUBLISHED'] as const)(
  'CF03 EN30 the status %s is sent as it is written, and the answered one is given',
  async (status) => {
    const { calls } = answering(() => ({ body: { id: 7, status: 'archived' } }));
    expect(await focusPages.setStatus(page, status)).toBe('archived');
    expect(calls()).toEqual([{ method: 'PATCH', url: '/api/private/focus-pages/7/status', body: { status } }]);
  },
);

it('CF07 a change sends the status of the form, the industry by its number and the version that was seen', async () => {
  const { calls } = answering(() => ({ body: { id: 7 } }));
  await focusPages.update(page, values, 4);
  const body = { ...values, industry: { id: 3 }, expectedVersion: 4 };
  expect(calls()).toEqual([{ method: 'PUT', url: '/api/private/focus-pages/7', body }]);
});

it.each<readonly [name: string, call: () => Promise<unknown>]>([
  ['status', () => focusPages.setStatus(page, 'DRAFT')],
  ['new page', () => focusPages.create(values)],
  ['change', () => focusPages.update(page, values, null)],
  ['deletion', () => focusPages.remove(page)],
])('CF16 CF21 a refused login of a %s is told, and leads nobody away', async (_name, call) => {
  answering(() => ({ status: 401 }));
  const error = await call().catch((reason: unknown) => reason);
  expect(error instanceof ApiError && error.status).toBe(401);
  expect(leave).not.toHaveBeenCalled();
});
