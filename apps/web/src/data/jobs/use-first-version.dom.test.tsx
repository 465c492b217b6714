import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from '@stellwerk/testing/patience';
import { SWR_OPTIONS } from '../use-call';
import { answering } from '../testing/answers';
import { startsLoggedOut } from '../testing/session';
import { useFirstVersion } from './use-first-version';

startsLoggedOut();

let root: Root;
let seen: string[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.setItem('jwt_token', 'a.b.c');
  seen = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

function Form() {
  const job = useFirstVersion('7');
  seen.push(job.state === 'ready' ? (job.data?.title ?? '') : job.state);
  return null;
}

/** Visits to the form in one app, with one cache. */
const cache = new Map();
const visit = (number: number): Promise<void> =>
  act(async () =>
    root.render(
      <SWRConfig value={{ ...SWR_OPTIONS, provider: () => cache }}>
        <Form key={number} />
      </SWRConfig>,
    ),
  );
const settled = () =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(seen.at(-1)).not.toBe('loading');
  }, patience.wait);

it('a form that is opened again at once begins with what is stored by then, and not with what was kept', async () => {
  let title = 'Gleisbau';
  const { calls } = answering(() => ({ body: { id: 7, title } }));
  await visit(1);
  await settled();
  expect(seen.at(-1)).toBe('Gleisbau');
  title = 'Weichenbau';
  seen = [];
  await visit(2);
  await settled();
  expect(new Set(seen)).toEqual(new Set(['loading', 'Weichenbau']));
  // Also without a change.
  seen = [];
  await visit(3);
  await settled();
  expect(seen.at(-1)).toBe('Weichenbau');
  expect(calls()).toHaveLength(3);
});

it('a form that is opened again says so when it gets no answer, although one was kept', async () => {
  let status = 200;
  answering(() => ({ status, body: { id: 7, title: 'Gleisbau' } }));
  await visit(11);
  await settled();
  status = 404;
  seen = [];
  await visit(12);
  await settled();
  expect(new Set(seen)).toEqual(new Set(['loading', 'failed']));
});
