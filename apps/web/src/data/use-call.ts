import { type Loadable } from '@stellwerk/design-system';
import { toApiError, type ApiError } from '@stellwerk/domain';
import type { Call } from '@stellwerk/domain/calls';
import type { EndpointName } from '@stellwerk/domain/endpoints';
import { useCallback, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type KeyedMutator, type SWRConfiguration } from 'swr';
import { keyOf, type AnyInput, type CallKey, type NamedCall, type ReadInput, type Reads } from './call-input';
import type { SendOptions } from './client';
import { initialError, useInitialAnswer } from './initial-data';

/**
 * Cache options of the whole app. No request is repeated automatically: a screen offers to retry and counts it (A52, PJ49).
 * Focusing the window makes no request either (CD36).
 */
export const SWR_OPTIONS = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
} as const satisfies SWRConfiguration;

export type CallState<T> = Loadable<T> & {
  /** The parsed response; undefined without one. */
  readonly data: T | undefined;
  /** Error of the last call; it stays while the call is repeated. */
  readonly error: ApiError | undefined;
  /** Changes the cached response before the server is requested again. */
  readonly mutate: KeyedMutator<T>;
};

export interface CallOptions<T> extends SendOptions {
  /** Replaces the plain call, where a second way is documented. */
  readonly load?: () => Promise<T>;
  /** Keeps the last response while the next one loads (paging, filters). @default false */
  readonly keepPrevious?: boolean;
  /** Uses a cached response without a new request. @default false */
  readonly onlyOnce?: boolean;
  /** Three more attempts on network errors (A52). @default false */
  readonly networkRetries?: boolean;
}

/** A server-rendered page starts without a call, so the client loads with the first one. */
const loadClient = () => import('./client');

async function plainLoad<T>(call: Reads<T> & Call, input: AnyInput, options: CallOptions<T>): Promise<T> {
  const { answerTo, readAnswer } = await loadClient();
  return readAnswer<T>(call, await answerTo(call, input, options), input.params, options);
}

async function loadWith<T>(call: Reads<T> & Call, input: AnyInput, options: CallOptions<T>): Promise<T> {
  const load = options.load ?? (() => plainLoad<T>(call, input, options));
  if (options.networkRetries !== true) return load();
  const { withNetworkRetries } = await import('./network-retries');
  return withNetworkRetries(load);
}

/**
 * Makes a reading call of the table and caches its response under [name, params, query]. A server-rendered page starts with
 * its response, or with its error, and makes no second call (A91).
 * @param input undefined makes no request
 */
export function useCall<C extends NamedCall, T>(
  call: Reads<T> & C,
  input: ReadInput<C> | undefined,
  options: CallOptions<T> = {},
): CallState<T> {
  const given: AnyInput | undefined = input;
  const key = given === undefined ? null : keyOf(call, given);
  const name = unstable_serialize(key);
  const initial = useInitialAnswer(key);
  const [first] = useState(() => ({
    name,
    data: initial?.ok === true ? call.read(initial.body, given?.params ?? {}) : undefined,
    error: initialError(initial),
  }));
  const isFirst = first.name === name;
  const known = isFirst && (first.data !== undefined || first.error !== undefined);
  const swr = {
    ...(isFirst && first.data !== undefined && { fallbackData: first.data }),
    ...(known && { revalidateOnMount: false }),
    keepPreviousData: options.keepPrevious === true,
    ...(options.onlyOnce === true && { revalidateIfStale: false }),
  };
  return useAnswer<T>(key, () => loadWith<T>(call, given ?? {}, options), swr, isFirst ? first.error : undefined);
}

/**
 * The same for a call made by `load` and never rendered by the server: its reader may load with the response, so that a page which
 * rarely makes it does not contain it.
 * @param input names the response in the cache; undefined makes no request
 */
export const useLateCall = <T>(
  name: EndpointName,
  input: AnyInput | undefined,
  load: () => Promise<T>,
  options?: SWRConfiguration<T>,
): CallState<T> => useAnswer<T>(input === undefined ? null : keyOf({ name, access: 'user' }, input), load, options);

/** @param failedAtFirst reason for which the server's page has no response */
function useAnswer<T>(
  key: CallKey | null,
  load: () => Promise<T>,
  options: SWRConfiguration<T> = {},
  failedAtFirst?: ApiError,
): CallState<T> {
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(key, load, options);
  const name = unstable_serialize(key);
  const { cache } = useSWRConfig();
  const reload = useCallback(async () => {
    await mutate();
    const failed: unknown = cache.get(name)?.error;
    if (failed !== undefined) throw toApiError(failed);
  }, [mutate, cache, name]);
  const failure = error !== undefined ? toApiError(error) : data === undefined ? failedAtFirst : undefined;
  const shared = { reload, reloading: isValidating, mutate };
  if (data !== undefined) return { ...shared, state: 'ready', data, error: failure };
  return failure === undefined
    ? { ...shared, state: 'loading', data, error: failure }
    : { ...shared, state: 'failed', data, error: failure };
}
