import { useEffect, type RefObject } from 'react';
import { useScrollEdges } from '../../lib/useScrollEdges';

/**
 * A row of tabs that scrolls sideways where it does not fit: its edges hint at more, and the open tab is scrolled into view.
 * @param count how many tabs there are
 * @param open which one is open; unknown in an uncontrolled row, whose tabs come into view as they take the focus
 */
export function useTabRow<Row extends HTMLElement>(count: number, open: string | undefined): RefObject<Row | null> {
  const ref = useScrollEdges<Row>('x', count);
  useEffect(() => {
    const row = ref.current;
    const tab = row?.querySelector('[data-state=active], [aria-current]');
    if (!row || !tab) return;
    const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.left >= frame.left && box.right <= frame.right) return;
    // Not scrollIntoView: that would also scroll the page.
    row.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
  }, [ref, open]);
  return ref;
}
