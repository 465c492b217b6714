import { statusOf } from '@stellwerk/domain';
import { unreadMessages } from '@stellwerk/domain/calls';
import { useEffect } from 'react';
import { useToken } from '../session';
import { useCall } from '../use-call';

/** Milliseconds between two questions (decision 0073). */
const EVERY = 5000;

// Nobody has asked: a login that has ended is noticed by what a person does, so that nothing typed is lost.
const background = { background: true } as const;

/** How much still has to be read, as it is known. */
export const useKnownUnread = () => useCall(unreadMessages, useToken() === null ? undefined : {}, background);

/** The same, asked again every few seconds while the page is seen, and at once when it is seen again. For the frame of a page. */
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
