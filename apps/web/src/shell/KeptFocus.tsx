import { useEffect } from 'react';

/** Only needed once an element has the focus. */
const load = () => import('@stellwerk/design-system/keep-focus');

/** Moves the focus on when a focused element is removed, on every page (WCAG 2.4.3). */
export function KeptFocus() {
  useEffect(() => {
    const stopped = new AbortController();
    const start = (): void =>
      void load().then(
        ({ keepFocus }) => {
          if (!stopped.signal.aborted) stopped.signal.addEventListener('abort', keepFocus());
        },
        // Offline the page works as before, and the next focus loads it again.
        () => listen(),
      );
    const listen = (): void => document.addEventListener('focusin', start, { once: true, signal: stopped.signal });
    if (document.activeElement === document.body) listen();
    else start();
    return () => stopped.abort();
  }, []);
  return null;
}
