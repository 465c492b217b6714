import { ApiError, type Session } from '@stellwerk/domain';
import { account } from '@stellwerk/screens/i18n/account.de';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { claimFor } from '../../data/saved-jobs/local';
import { storeSession } from '../../data/session-change';

/**
 * Remembers a login in this browser. What was loaded before is dropped, for the same person as well: a login begins with what is true
 * now. What somebody else has loaded goes in any case (decision 0083).
 * @throws ApiError where the browser does not let the page store anything.
 */
export function useSignIn(): (session: Session) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (session) => {
      // With revalidation, although nothing of it is on the page: only that also drops calls of the last seconds, which the next
      // page would otherwise take for its own.
      await mutate(() => true, undefined, { revalidate: true });
      try {
        storeSession(session);
        claimFor(session.user.id);
      } catch {
        throw new ApiError('http', account.storageForbidden);
      }
      // What does not arrive now waits for the list of saved postings, and for the next login.
      void import('../../data/saved-jobs/keeper').then(({ moveTo }) => moveTo(session.user.id)).catch(() => undefined);
    },
    [mutate],
  );
}
