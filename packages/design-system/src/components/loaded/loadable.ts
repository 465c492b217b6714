/** What can be asked for again. */
interface Reloadable {
  /** Asks again. Rejects when that failed. */
  readonly reload: () => Promise<unknown>;
  /** Whether it is being asked for again: after a failure, or to refresh what is there. */
  readonly reloading: boolean;
}

/**
 * Something that is on its way, could not be loaded, or is there. What is there stays while it is asked for again, and so does a
 * failure: neither turns back into a skeleton (PJ49).
 */
export type Loadable<T> = Reloadable &
  (
    | { readonly state: 'loading' }
    /** `error` is what the call ended with. */
    | { readonly state: 'failed'; readonly error: unknown }
    | { readonly state: 'ready'; readonly data: T }
  );

const once: Reloadable = { reload: () => Promise.resolve(), reloading: false };

/** The three states by hand, for screens with data of their own and for stories. */
export const loadable = {
  /** On its way for the first time. */
  loading: (rest: Partial<Reloadable> = {}): Loadable<never> => ({ ...once, ...rest, state: 'loading' }),
  /** Could not be loaded. @param error what the call ended with */
  failed: (error?: unknown, rest: Partial<Reloadable> = {}): Loadable<never> => ({ ...once, ...rest, state: 'failed', error }),
  /** There. */
  ready: <T>(data: T, rest: Partial<Reloadable> = {}): Loadable<T> => ({ ...once, ...rest, state: 'ready', data }),
} as const;

/** The same state with other data. */
export function mapLoadable<T, U>(value: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return value.state === 'ready' ? { ...value, data: change(value.data) } : value;
}

/** What is there; undefined while it loads and when that failed. */
export const dataOf = <T>(value: Loadable<T>): T | undefined => (value.state === 'ready' ? value.data : undefined);

/** Asks again without waiting for the answer: how that ended is seen at the value. */
export function reloadValue({ reload }: Loadable<unknown>): void {
  reload().catch(() => undefined);
}
