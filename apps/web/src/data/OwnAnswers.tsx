import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isOwnKey } from './call-input';
import { currentPerson, currentToken, onSession } from './session';

/**
 * Forgets what was loaded for a person as soon as it is no longer theirs: before anything is drawn for the next one, or for nobody
 * (decision 0083). The same person who logs in again goes on where they were.
 */
export function OwnAnswers(): null {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let before = currentPerson();
    return onSession(() => {
      const now = currentPerson();
      if (now === before) return;
      before = now;
      // What is on its way was asked for by the person before: it counts no more, and whoever is here now asks anew.
      mutate(isOwnKey, undefined, { revalidate: currentToken() !== null }).catch(() => undefined);
    });
  }, [mutate]);
  return null;
}
