import { useEffect, useRef } from 'react';

/** Delay before the list reloads after a change, in milliseconds (CF10). */
const REFRESH_MS = 1000;

/** Runs a function a second after the last change, unless the screen was unmounted. */
export function useLater(run: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, REFRESH_MS);
  };
}
