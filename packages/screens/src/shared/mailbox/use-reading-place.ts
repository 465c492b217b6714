import { useEffect, useRef, type RefObject } from 'react';

export interface ReadingPlace {
  /** The heading of the open message. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** What the list stands in. */
  readonly list: RefObject<HTMLDivElement | null>;
}

/**
 * Leads the focus between a list and what is read beside it (WCAG 2.4.3, 4.1.3): an opened message is read out by its heading, and what
 * can be done with it follows; closed, its link in the list has the focus again. What is open from the start leaves the focus alone.
 * @param openId Id of the open one; '' while none is.
 * @param ready It is there, and no longer on its way.
 * @param hrefOf Address of the link of a message.
 */
export function useReadingPlace(openId: string, ready: boolean, hrefOf: (id: string) => string): ReadingPlace {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(openId);
  useEffect(() => {
    const before = last.current;
    if (before === openId || (openId !== '' && !ready)) return;
    last.current = openId;
    if (openId !== '') heading.current?.focus();
    else if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(hrefOf(before))}"]`)?.focus();
  }, [openId, ready, hrefOf]);
  return { heading, list };
}
