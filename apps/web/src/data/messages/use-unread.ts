import { statusOf } from '@stellwerk/domain';
import { unreadMessages } from '@stellwerk/domain/calls';
import { useEffect } from 'react';
import { useToken } from '../session';
import { useCall } from '../use-call';

/** Milliseconds between two requests (decision 0073). */
const EVERY = 5000;

// A background request: an expired login is noticed at the person's next action, so that typed text stays.
const background = { background: true } as const;

/** Last known number of unread messages. */
export const useKnownUnread = () => useCall(unreadMessages, useToken() === null ? undefined : {}, background);

/** The same, updated every few seconds while the page is visible, and when it becomes visible. For the frame of a page. */
export function useUnread() {
  const unread = useKnownUnread();
  const { mutate, error } = unread;
  const ended = statusOf(error) === 401;
  useEffect(() => {
    if (ended) return undefined;
    const ask = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) mutate().catch(() => undefined);
    };
    const timer = setInterval(ask, EVERY);
    const stop = new AbortController();
    document.addEventListener('visibilitychange', ask, stop);
    window.addEventListener('online', ask, stop);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [mutate, ended]);
  return unread;
}
