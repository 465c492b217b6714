import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isOwnKey } from './call-input';
import { currentPerson, currentToken, onSession } from './session';

/**
 * Clears a person's loaded data as soon as the person changes: before anything is rendered for the next one, or for a visitor
 * (decision 0083). The same person who logs in again continues.
 */
export function OwnAnswers(): null {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let before = currentPerson();
    return onSession(() => {
      const now = currentPerson();
      if (now === before) return;
      before = now;
      // Pending requests of the former person are ignored, and the current person requests anew.
      mutate(isOwnKey, undefined, { revalidate: currentToken() !== null }).catch(() => undefined);
    });
  }, [mutate]);
  return null;
}
