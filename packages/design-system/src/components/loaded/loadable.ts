/** A value that can be reloaded. */
interface Reloadable {
  /** Reloads the value. Rejects on failure. */
  readonly reload: () => Promise<unknown>;
  /** Whether it is being reloaded: after a failure, or to refresh the data. */
  readonly reloading: boolean;
}

/**
 * A value that is loading, failed or loaded. Data and failures stay during a reload: neither turns
 * back into a skeleton (PJ49).
 */
export type Loadable<T> = Reloadable &
  (
    | { readonly state: 'loading' }
    /** `error` is the rejection of the call. */
    | { readonly state: 'failed'; readonly error: unknown }
    | { readonly state: 'ready'; readonly data: T }
  );

const once: Reloadable = { reload: () => Promise.resolve(), reloading: false };

/** Constructors of the three states, for screens with data of their own and for stories. */
export const loadable = {
  /** Loading for the first time. */
  loading: (rest: Partial<Reloadable> = {}): Loadable<never> => ({ ...once, ...rest, state: 'loading' }),
  /** Failed. @param error the rejection of the call */
  failed: (error?: unknown, rest: Partial<Reloadable> = {}): Loadable<never> => ({ ...once, ...rest, state: 'failed', error }),
  /** Loaded. */
  ready: <T>(data: T, rest: Partial<Reloadable> = {}): Loadable<T> => ({ ...once, ...rest, state: 'ready', data }),
} as const;

/** The same state with other data. */
export function mapLoadable<T, U>(value: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return value.state === 'ready' ? { ...value, data: change(value.data) } : value;
}

/** The loaded data; undefined while loading and after a failure. */
export const dataOf = <T>(value: Loadable<T>): T | undefined => (value.state === 'ready' ? value.data : undefined);

/** Reloads without awaiting the result, which the value shows. */
export function reloadValue({ reload }: Loadable<unknown>): void {
  reload().catch(() => undefined);
}
