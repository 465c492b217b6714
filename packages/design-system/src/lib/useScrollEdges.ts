import { useEffect, useRef, type RefObject } from 'react';

/**
 * Says at a box that scrolls whether there is more before and behind what is seen, for CSS to hint at: `data-more-before`,
 * `data-more-after`.
 * @param axis which way it scrolls
 * @param content changes when what is inside does
 */
export function useScrollEdges<Box extends HTMLElement>(axis: 'x' | 'y', content?: unknown): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const mark = () => {
      const [before, size, whole] =
        axis === 'x' ? [box.scrollLeft, box.clientWidth, box.scrollWidth] : [box.scrollTop, box.clientHeight, box.scrollHeight];
      box.toggleAttribute('data-more-before', before > 1);
      box.toggleAttribute('data-more-after', whole - size - before > 1);
    };
    mark();
    const observer = new ResizeObserver(mark);
    for (const element of [box, ...box.children]) observer.observe(element);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, [axis, content]);
  return ref;
}
