import { useEffect, useRef, type RefObject } from 'react';

/**
 * Says at a box that scrolls whether there is more before and behind what is seen, for CSS to hint at: `data-more-before`,
 * `data-more-after`.
 * @param axis which way it scrolls
 */
export function useScrollEdges<Box extends HTMLElement>(axis: 'x' | 'y'): RefObject<Box | null> {
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
    const sizes = new ResizeObserver(mark);
    const watch = () => {
      for (const element of [box, ...box.children]) sizes.observe(element);
      mark();
    };
    watch();
    const content = new MutationObserver(watch);
    content.observe(box, { childList: true });
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, [axis]);
  return ref;
}
