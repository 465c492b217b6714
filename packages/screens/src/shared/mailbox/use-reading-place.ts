import { useEffect, useRef, type RefObject } from 'react';

export interface ReadingPlace {
  /** Ref of the open message's heading. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Ref of the list's container. */
  readonly list: RefObject<HTMLDivElement | null>;
}

/**
 * Moves the focus between a list and the open message beside it (WCAG 2.4.3, 4.1.3): opening
 * focuses the heading, so that the message is announced; closing focuses its link in the list. A
 * message open initially does not move the focus.
 * @param openId Id of the open message; '' for none.
 * @param ready Whether it is loaded.
 * @param hrefOf URL of a message.
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
