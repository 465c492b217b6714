import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface WhenNearProps {
  /** Height that is kept until then, in px, so that the scroll bar tells the truth. */
  readonly height: number;
  /** What appears. */
  readonly children: ReactNode;
}

/** How far below the window something begins to load, in px. */
const AHEAD = 600;
/** The longest that a loaded page waits for an idle moment, in ms. */
const LONGEST = 2500;

/** Calls back when the page is loaded and the browser has nothing better to do. @returns takes it back */
function whenIdle(callback: () => void): () => void {
  const begin = (): void =>
    void (typeof requestIdleCallback === 'function' ? requestIdleCallback(callback, { timeout: LONGEST }) : setTimeout(callback));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => removeEventListener('load', begin);
}

/**
 * Shows what stands far below when somebody comes near it, at the latest when the page is loaded and the browser is idle, for those
 * who search the page or jump by headings: its script and its pictures do not compete with the first view.
 */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const show = (): void => setNear(true);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show(), {
      rootMargin: `${AHEAD}px`,
    });
    if (place.current !== null) observer.observe(place.current);
    const stop = whenIdle(show);
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);
  return near ? children : <div ref={place} style={{ minHeight: height }} />;
}
