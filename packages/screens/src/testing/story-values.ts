import { loadable, type Loadable } from '@stellwerk/design-system';
import { ApiError } from '@stellwerk/domain';
import { fn } from 'storybook/test';

/** Loads again. For stories only, like all of this file. */
export const reload = fn(() => Promise.resolve());

/** What a screen loads, in each of its states. */
export const loading = (): Loadable<never> => loadable.loading({ reload });
export const failed = (error?: unknown): Loadable<never> => loadable.failed(error, { reload });
/** It failed with an answer of this status. */
export const refused = (status: number, serverMessage = ''): Loadable<never> =>
  failed(new ApiError('http', serverMessage, { status, serverMessage }));

export const ready = <T>(data: T): Loadable<T> => loadable.ready(data, { reload });

/** There, and asked for again. */
export const reloading = <T>(data: T): Loadable<T> => loadable.ready(data, { reload, reloading: true });
