import { embedHeight } from '@stellwerk/domain';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The frame of a job on another site (O90): only the job, without header, footer and banner. It reports its height to the
 * embedding page, so that it needs no scroll bar; the copied embed code listens. A height is no secret: any page may know it.
 */
export function EmbeddedFrame({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = content;
    if (current === null || window.parent === window) return;
    const observer = new ResizeObserver(() => {
      window.parent.postMessage(embedHeight(current.getBoundingClientRect().height), '*');
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <main ref={content} id="inhalt" tabIndex={-1}>
      {children}
    </main>
  );
}
