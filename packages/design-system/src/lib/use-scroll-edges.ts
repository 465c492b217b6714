import { useEffect, useRef, type RefObject } from 'react';

/**
 * Marks on a scroll container whether there is content above or below the visible part, for CSS
 * hints: `data-more-before`, `data-more-after`.
 */
export function useScrollEdges<Box extends HTMLElement>(): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const mark = () => {
      box.toggleAttribute('data-more-before', box.scrollTop > 1);
      box.toggleAttribute('data-more-after', box.scrollHeight - box.clientHeight - box.scrollTop > 1);
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
  }, []);
  return ref;
}
