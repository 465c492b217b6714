import { ApiError, type Session } from '@stellwerk/domain';
import { account } from '@stellwerk/screens/i18n/account.de';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { claimFor } from '../../data/saved-jobs/local';
import { storeSession } from '../../data/session-change';

/**
 * Stores a login in this browser. Loaded data are dropped, even for the same person: a login begins with current
 * data. Data of another person are removed in any case (decision 0083).
 * @throws ApiError where the browser forbids storage.
 */
export function useSignIn(): (session: Session) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (session) => {
      // With revalidation, although none of it is on the page: only that also drops requests of the last seconds, which the next
      // page would otherwise reuse.
      await mutate(() => true, undefined, { revalidate: true });
      try {
        storeSession(session);
        claimFor(session.user.id);
      } catch {
        throw new ApiError('http', account.storageForbidden);
      }
      // Failed ones wait for the list of saved jobs, and for the next login.
      void import('../../data/saved-jobs/keeper').then(({ moveTo }) => moveTo(session.user.id)).catch(() => undefined);
    },
    [mutate],
  );
}
