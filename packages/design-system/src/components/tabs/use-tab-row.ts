import { useEffect, useRef, type RefObject } from 'react';
import { useScrollEdges } from '../../lib/use-scroll-edges';

/**
 * A row of tabs that scrolls sideways where it does not fit: its edges hint at more, and a tab that was opened from elsewhere is
 * scrolled into view. A tab that is clicked is in view, and the focus scrolls by itself.
 */
export function useTabRow<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useScrollEdges<Row>('x');
  const last = useRef<Element>(null);
  useEffect(() => {
    const row = ref.current;
    const tab = row?.querySelector('[data-state=active], [aria-current]');
    if (!row || !tab || tab === last.current) return;
    last.current = tab;
    const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.left >= frame.left && box.right <= frame.right) return;
    // Not scrollIntoView: that would also scroll the page.
    row.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
  });
  return ref;
}
