import { useEffect } from 'react';

/** Nobody needs it before something has the focus. */
const load = () => import('@stellwerk/design-system/keep-focus');

/** What had the focus and is gone hands it on, on every page (WCAG 2.4.3). */
export function KeptFocus() {
  useEffect(() => {
    const stopped = new AbortController();
    const start = (): void =>
      void load().then(
        ({ keepFocus }) => {
          if (!stopped.signal.aborted) stopped.signal.addEventListener('abort', keepFocus());
        },
        // Without a connection the page works as before, and the next focus asks again.
        () => listen(),
      );
    const listen = (): void => document.addEventListener('focusin', start, { once: true, signal: stopped.signal });
    if (document.activeElement === document.body) listen();
    else start();
    return () => stopped.abort();
  }, []);
  return null;
}
