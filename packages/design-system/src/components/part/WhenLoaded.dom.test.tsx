import { patience } from '@stellwerk/testing/patience';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { loadOnce, type LazyPart } from './load-once';
import { WhenLoaded } from './WhenLoaded';

/** A screen with hooks of its own, as in the app. */
function Screen({ text, onShown }: { readonly text: string; readonly onShown: () => void }) {
  const [title] = useState('Seite');
  useEffect(onShown, [onShown]);
  return <h1>{`${title} ${text}`}</h1>;
}

interface PageProps {
  readonly load: (key: string) => LazyPart<string>;
  readonly onShown?: () => void;
}

const Page = ({ load, onShown = () => undefined }: PageProps) => (
  <WhenLoaded part={load('eins')}>{(text) => <Screen text={text} onShown={onShown} />}</WhenLoaded>
);

it('a loaded part renders at once, outside of any fallback', async () => {
  const load = loadOnce(async (key: string) => key);
  await load('eins').promise;
  expect(renderToString(<Page load={load} />)).toBe('<h1>Seite eins</h1>');
});

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
  // Only in a transition, such as a router link, does React retry at once instead of showing the
  // fallback.
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

it('a part that has arrived when React begins anew is rendered without a warning, and stays mounted afterwards', async () => {
  const warned = vi.spyOn(console, 'error');
  const box = document.createElement('div');
  const root = createRoot(box);
  const onShown = vi.fn();
  let arrive = (_text: string): void => undefined;
  const load = loadOnce((_key: string) => new Promise<string>((resolve) => (arrive = resolve)));
  const draw = (): void =>
    root.render(
      <Suspense fallback="lädt">
        <Page load={load} onShown={onShown} />
      </Suspense>,
    );
  draw();
  await vi.waitFor(() => expect(box.textContent).toBe('lädt'), { timeout: patience.wait });
  arrive('eins');
  await vi.waitFor(() => expect(onShown).toHaveBeenCalledOnce(), { timeout: patience.wait });
  draw();
  await vi.waitFor(() => expect(box.textContent).toBe('Seite eins'), { timeout: patience.wait });
  expect(onShown).toHaveBeenCalledOnce();
  expect(warned).not.toHaveBeenCalled();
  root.unmount();
});
