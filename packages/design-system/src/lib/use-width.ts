import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The current width of an element in px.
 * @param initial width in px before the first measurement
 * @returns the ref for the element, and its width
 */
export function useWidth<T extends HTMLElement>(initial: number): readonly [RefObject<T | null>, number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
