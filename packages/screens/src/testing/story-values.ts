import { loadable, type Loadable } from '@stellwerk/design-system';
import { ApiError } from '@stellwerk/domain';
import { fn } from 'storybook/test';
import { useState } from 'react';

/** Reloads. Like this whole file, for stories only. */
export const reload = fn(() => Promise.resolve());

/** A loadable value in each of its states. */
export const loading = (): Loadable<never> => loadable.loading({ reload });
export const failed = (error?: unknown): Loadable<never> => loadable.failed(error, { reload });
/** Failed with a response of this status. */
export const refused = (status: number, serverMessage = ''): Loadable<never> =>
  failed(new ApiError('http', serverMessage, { status, serverMessage }));

export const ready = <T>(data: T): Loadable<T> => loadable.ready(data, { reload });

/** Loaded, and being reloaded. */
export const reloading = <T>(data: T): Loadable<T> => loadable.ready(data, { reload, reloading: true });

/** Simulates the URL of a list: a change is merged into the current state. For stories only. */
export function useStoryState<State extends object>(initial: State): readonly [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(initial);
  return [state, (change) => setState((now) => ({ ...now, ...change }))];
}
