import { useEffect, useRef } from 'react';

/** Pause before the list is loaded again after a change, in milliseconds (CF10). */
const REFRESH_MS = 1000;

/** Runs something a second after the last change; never after the screen has gone. */
export function useLater(run: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, REFRESH_MS);
  };
}
