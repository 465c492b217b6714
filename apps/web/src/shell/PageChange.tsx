import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeOf, type Place } from './page-place';

/** Not needed on the first page, so it loads with the first navigation. */
const loadFocus = () => import('./page-focus');

/**
 * Default behaviour of browsers between documents: a new page starts at its top and its heading gets the focus, so that it is
 * read out; going back restores the scroll position and the focused link.
 */
export function PageChange() {
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  // A tab of a dashboard counts as a page; filters and paging keep their position themselves.
  const page = `${pathname}?${new URLSearchParams(search).get('tab') ?? ''}`;
  const places = useRef(new Map<string, Place>());
  const last = useRef(page);

  // Before the browser paints: a shorter next page limits the scroll position, which must not be stored for the previous one.
  useLayoutEffect(() => {
    const remember = () => void places.current.set(key, placeOf(document.activeElement));
    document.addEventListener('focusin', remember);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      document.removeEventListener('focusin', remember);
      window.removeEventListener('scroll', remember);
    };
  }, [key]);

  // Before other listeners: a pending focus of the previous page's heading would go to this one's.
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
      // Offline the page is more important than its focus.
      () => undefined,
    );
    return () => stopped.abort();
  }, [page, key, kind]);
  return null;
}
