import { useState } from 'react';
import useSWR, { type KeyedMutator } from 'swr';
import { toApiError, type ApiError } from './api-error';
import type { RequestOptions } from './client';
import { initialError, useInitialAnswer } from './initial-data';

export interface ApiState<T> {
  /** The parsed answer; undefined until there is one. */
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly loading: boolean;
  /** Whether a call is under way, the first one or a refresh. */
  readonly validating: boolean;
  readonly reload: () => Promise<unknown>;
  readonly mutate: KeyedMutator<T>;
}

export interface ApiOptions<T> {
  /** Replaces the plain GET, for calls with rules of their own. */
  readonly load?: (path: string) => Promise<T>;
  readonly request?: RequestOptions;
  /** Keeps showing the last answer while the next one loads (paging, filtering). */
  readonly keepPrevious?: boolean;
}

/** A server-rendered page starts without a call, so the client comes with the first one. */
const loadClient = () => import('./client');

/**
 * Loads one address through SWR: the address is the key, the answer is read once at this boundary. A page that the server
 * rendered starts with its answer, or with its error, and makes no second call (A91).
 */
export function useApi<T>(path: string | null, read: (answer: unknown) => T, options: ApiOptions<T> = {}): ApiState<T> {
  const initial = useInitialAnswer(path);
  const [first] = useState(() => ({ path, data: initial?.ok === true ? read(initial.body) : undefined, error: initialError(initial) }));
  const known = first.path === path && (first.data !== undefined || first.error !== undefined);
  const state = useSWR<T, unknown, string | null>(
    path,
    options.load ?? (async (key: string) => read(await (await loadClient()).request(key, options.request))),
    {
      fallbackData: first.path === path ? first.data : undefined,
      revalidateOnMount: known ? false : undefined,
      keepPreviousData: options.keepPrevious === true,
    },
  );
  const error =
    state.error !== undefined ? toApiError(state.error) : state.data === undefined && first.path === path ? first.error : undefined;
  return {
    data: state.data,
    error: state.isValidating && state.data === undefined ? undefined : error,
    loading: state.data === undefined && (state.isValidating || (path !== null && error === undefined)),
    validating: state.isValidating,
    reload: () => state.mutate(),
    mutate: state.mutate,
  };
}
