import { patience } from '@stellwerk/testing/patience';
import { act, useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQueryState, type QueryState } from './use-query-state';

interface ListState {
  readonly search: string;
  readonly job: string;
}

const read = (query: URLSearchParams): ListState => ({ search: query.get('search') ?? '', job: query.get('job') ?? '' });

interface Drawn {
  readonly list: QueryState<ListState>;
  readonly url: string;
}

let root: Root;
let drawn: Drawn;

function List({ onDrawn }: { readonly onDrawn: (drawn: Drawn) => void }): ReactNode {
  const { pathname, search } = useLocation();
  const list = useQueryState(read, (state) => ({ ...state }), ['tab']);
  useEffect(() => onDrawn({ list, url: pathname + search }));
  return <Link to="/list?tab=all&job=9">Anders</Link>;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
  await act(() =>
    root.render(
      <MemoryRouter initialEntries={['/list?tab=all&other=1']}>
        <List onDrawn={(now) => void (drawn = now)} />
      </MemoryRouter>,
    ),
  );
});
afterEach(() => act(() => root.unmount()), patience.test);

it('keeps both of two changes when the first is not drawn yet', async () => {
  await act(() => {
    drawn.list.change({ search: 'amelie' });
    drawn.list.change({ job: '7' });
  });
  expect(drawn.url).toBe('/list?tab=all&search=amelie&job=7');
  expect(drawn.list.state).toEqual({ search: 'amelie', job: '7' });
});

it('keeps a change of a handler that was made before the last one was drawn', async () => {
  const before = drawn.list.change;
  await act(() => drawn.list.change({ job: '7' }));
  await act(() => before({ search: 'amelie' }));
  expect(drawn.list.state).toEqual({ search: 'amelie', job: '7' });
});

it('leaves out what is empty and what does not belong to the page', async () => {
  await act(() => drawn.list.change({ search: 'amelie' }));
  await act(() => drawn.list.change({ search: '' }));
  expect(drawn.url).toBe('/list?tab=all');
});

it('builds on the URL that a link has led to', async () => {
  await act(() => drawn.list.change({ search: 'amelie' }));
  await act(() => document.querySelector('a')?.click());
  await act(() => drawn.list.change({ search: 'leon' }));
  expect(drawn.url).toBe('/list?tab=all&search=leon&job=9');
});
