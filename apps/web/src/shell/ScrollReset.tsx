import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top and is announced by its main region; going back keeps the browser's own place. */
export function ScrollReset() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (kind === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  }, [pathname, kind]);
  return null;
}
