import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The width of an element in px, followed as it changes.
 * @param initial the width until the browser has measured, in px
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
