import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface WhenNearProps {
  /** Height that is kept until then, in px, so that the scroll bar tells the truth. */
  readonly height: number;
  /** What appears. */
  readonly children: ReactNode;
}

/** How far below the window something begins to load, in px. */
const AHEAD = 600;
/** The longest that it waits for somebody to come near, in ms: who searches the page or jumps by headings does not scroll. */
const LONGEST = 2500;

/** Shows what stands far below only when somebody comes near it: its script and its pictures do not compete with the first view. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const show = (): void => setNear(true);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show(), {
      rootMargin: `${AHEAD}px`,
    });
    if (place.current !== null) observer.observe(place.current);
    const timer = setTimeout(show, LONGEST);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  // Without scripts nobody ever comes near: no place is kept for nothing.
  return near ? children : <div ref={place} className="sw:noscript:hidden" style={{ minHeight: height }} />;
}
