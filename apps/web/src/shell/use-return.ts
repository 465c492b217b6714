import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the person returns to the window after a while.
 * @param awayMs how long the window must have been hidden, in milliseconds
 */
export function useReturn(awayMs: number, onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    let leftAt = document.visibilityState === 'hidden' ? Date.now() : undefined;
    const follow = (): void => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (leftAt !== undefined && Date.now() - leftAt >= awayMs) returned();
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [awayMs]);
}
