import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top and is announced by its main region; going back keeps the browser's own place. */
export function ScrollReset() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (kind === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  }, [pathname, kind]);
  return null;
}
