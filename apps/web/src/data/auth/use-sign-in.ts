import type { Session } from '@stellwerk/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { account } from '../../i18n/account.de';
import { ApiError } from '../api-error';
import { storeSession } from '../session';

/** Whether an address answers with somebody's own data. */
export const isPrivateKey = (key: unknown): boolean => typeof key === 'string' && key.includes('/private/');

/**
 * Remembers a login in this browser. What was loaded for the person before is dropped, so that nobody ever sees another's data.
 * @throws ApiError where the browser does not let the page store anything.
 */
export function useSignIn(): (session: Session) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (session) => {
      // With revalidation, although nothing of it is on the page: only that also drops calls of the last seconds, which the next
      // page would otherwise take for its own.
      await mutate(isPrivateKey, undefined, { revalidate: true });
      try {
        storeSession(session);
      } catch {
        throw new ApiError('http', account.storageForbidden);
      }
    },
    [mutate],
  );
}
