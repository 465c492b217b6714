import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeOf, type Place } from './page-place';

/** Nobody needs it on the first page, so it loads with the first change. */
const loadFocus = () => import('./page-focus');

/**
 * What a browser does by itself between documents: a new page starts at its top and its heading takes the focus, so that it is read
 * out; going back leads to the place and to the link that the page was left by.
 */
export function PageChange() {
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  // A tab of a dashboard is a page of its own; filters and paging keep their place by themselves.
  const page = `${pathname}?${new URLSearchParams(search).get('tab') ?? ''}`;
  const places = useRef(new Map<string, Place>());
  const last = useRef(page);

  // Before the browser draws: a page that follows and is shorter cuts the scroll, which must not count as the place of the one before.
  useLayoutEffect(() => {
    const remember = () => void places.current.set(key, placeOf(document.activeElement));
    document.addEventListener('focusin', remember);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      document.removeEventListener('focusin', remember);
      window.removeEventListener('scroll', remember);
    };
  }, [key]);

  // Before anything else hears of the new page: what waits for the heading of the page before would take this one's.
  useLayoutEffect(() => {
    if (last.current === page) return;
    last.current = page;
    const place = places.current.get(key);
    if (kind !== 'POP') window.scrollTo(0, 0);
    const stopped = new AbortController();
    loadFocus().then(
      ({ focusHeading, restorePlace }) => {
        if (stopped.signal.aborted) return;
        const stop = kind === 'POP' && place !== undefined ? restorePlace(place) : focusHeading();
        stopped.signal.addEventListener('abort', stop);
      },
      // Without a connection the page is worth more than where its focus is.
      () => undefined,
    );
    return () => stopped.abort();
  }, [page, key, kind]);
  return null;
}
