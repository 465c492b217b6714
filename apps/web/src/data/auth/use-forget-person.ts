import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Whether an address answers with somebody's own data. */
export const isPrivateKey = (key: unknown): boolean => typeof key === 'string' && key.includes('/private/');

/** Drops everything that was loaded for a person, so that the next one at this browser never sees it. */
export function useForgetPerson(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(isPrivateKey, undefined, { revalidate: false }), [mutate]);
}
