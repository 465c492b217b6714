/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */
import { useEffect, useState, type ReactNode } from 'react';
import { dialogLabels } from '../../i18n/components.de';
import { useScrollEdges } from '../../lib/use-scroll-edges';

/**
 * The scrolling part of a dialog. If it overflows, it is focusable, so that the arrow keys can
 * scroll it.
 */
export function DialogBody({ children }: { children: ReactNode }) {
  const box = useScrollEdges<HTMLDivElement>();
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return (
    <div ref={box} {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': dialogLabels.content } : {})} className="sw-dialog-body">
      {children}
    </div>
  );
}
