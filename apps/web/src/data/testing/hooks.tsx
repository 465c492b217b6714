import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { InitialDataContext, initialData, type InitialAnswers } from '../initial-data';
import { SWR_OPTIONS } from '../use-call';

let cleanUp: (() => void)[] = [];

/** The real clock, even where a test has replaced it. */
const { setTimeout: later } = globalThis;
const nextTurn = (): Promise<void> => new Promise((resolve) => later(resolve));

/** Prepares each test of a file for `renderHook`, and removes rendered content afterwards. */
export function rendersHooks(): void {
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => {
    act(() => cleanUp.forEach((each) => each()));
    cleanUp = [];
  });
}

export interface RenderedHook<T> {
  /** Last result of the hook. */
  readonly now: () => T;
  /** Renders again, with another hook or other arguments. */
  readonly rerender: (next: () => T) => Promise<void>;
  /** Runs work that may re-render the hook, and waits until all of it is done. */
  readonly during: (work: () => unknown) => Promise<void>;
  /** Waits until the hook's result fulfils a condition; a test without success ends by the global timeout. */
  readonly until: (isThere: (given: T) => boolean) => Promise<void>;
  readonly unmount: () => void;
}

const during = (work: () => unknown): Promise<void> =>
  act(async () => {
    await work();
  });

/** Renders a hook in its own app, with an empty cache and the server's data. */
export async function renderHook<T>(hook: () => T, answers: InitialAnswers = {}): Promise<RenderedHook<T>> {
  const seen: T[] = [];
  const known = initialData(answers);
  const cache = new Map();
  const Probe = ({ use: call }: { use: () => T }): ReactNode => {
    seen.push(call());
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const render = (use: () => T): Promise<void> =>
    act(async () =>
      root.render(
        <SWRConfig value={{ ...SWR_OPTIONS, provider: () => cache }}>
          <InitialDataContext value={known}>
            <Probe use={use} />
          </InitialDataContext>
        </SWRConfig>,
      ),
    );
  const unmount = (): void => act(() => root.unmount());
  cleanUp.push(unmount);
  await render(hook);
  const now = (): T => {
    const last = seen.at(-1);
    if (last === undefined) throw new Error('The hook has not been rendered.');
    return last;
  };
  const until = async (isThere: (given: T) => boolean): Promise<void> => {
    while (!isThere(now())) await during(nextTurn);
  };
  return { now, rerender: render, during, until, unmount };
}
