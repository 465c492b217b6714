import type { Session } from '@stellwerk/domain';
import { useCallback } from 'react';
import { account } from '../../i18n/account.de';
import { ApiError } from '../api-error';
import { storeSession } from '../session';
import { useForgetPerson } from './use-forget-person';

/**
 * Remembers a login in this browser and forgets what was loaded for the person before.
 * @throws ApiError where the browser does not let the page store anything.
 */
export function useSignIn(): (session: Session) => Promise<void> {
  const forget = useForgetPerson();
  return useCallback(
    async (session) => {
      await forget();
      try {
        storeSession(session);
      } catch {
        throw new ApiError('http', account.storageForbidden);
      }
    },
    [forget],
  );
}
