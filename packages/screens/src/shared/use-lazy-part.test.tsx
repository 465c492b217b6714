// @vitest-environment jsdom
import { patience } from '@stellwerk/testing/patience';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { loadOnce, useLazyPart, type LazyPart } from './load-once';

/** A page as the app has it: hooks of its own behind the part that it loads. */
function Page({ load, onShown }: { readonly load: (key: string) => LazyPart<string>; readonly onShown: () => void }) {
  const text = useLazyPart(load('eins'));
  const [title] = useState('Seite');
  useEffect(onShown, [onShown]);
  return <h1>{`${title} ${text}`}</h1>;
}

it('a part that arrives while React waits for it is rendered without an error', async () => {
  const warned = vi.spyOn(console, 'error');
  const errors: unknown[] = [];
  const box = document.createElement('div');
  const root = createRoot(box, {
    onRecoverableError: (error) => void errors.push(error),
    onUncaughtError: (error) => void errors.push(error),
  });
  const onShown = vi.fn();
  const load = loadOnce(async (key: string) => key);
  // Only in a transition, as a link of the router is one, does React try again at once instead of showing the fallback.
  startTransition(() =>
    root.render(
      <Suspense fallback="lädt">
        <Page load={load} onShown={onShown} />
      </Suspense>,
    ),
  );
  await vi.waitFor(() => expect(onShown).toHaveBeenCalledOnce(), { timeout: patience.wait });
  expect(box.textContent).toBe('Seite eins');
  expect(errors).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
  root.unmount();
});
