import { toggledStatus, type FocusPage } from '@stellwerk/design-system/patterns';
import { parseFocusStatus, type FocusStatus } from '@stellwerk/domain';
import { useState } from 'react';
import { useTold } from '../shared/use-told';
import { statusFailure } from './failures';

export interface FocusStatusChange {
  /** The pages with what was asked for, before the server has said so (CF04). */
  readonly shown: readonly FocusPage[] | undefined;
  readonly toggle: (page: FocusPage) => Promise<void>;
}

/**
 * Publishes and takes back at once, reverts by a reload when the server refuses, and warns in the console when it answers with
 * another status (CF03 to CF05).
 */
export function useFocusStatus(
  pages: readonly FocusPage[] | undefined,
  onToggle: (page: FocusPage, status: 'DRAFT' | 'PUBLISHED') => Promise<unknown>,
  onChanged: () => void,
  onReload: () => void,
): FocusStatusChange {
  const [asked, setAsked] = useState<ReadonlyMap<string, FocusStatus>>(new Map());
  const [last, setLast] = useState(pages);
  const told = useTold();
  // A fresh list says how it really is.
  if (pages !== last) {
    setLast(pages);
    setAsked(new Map());
  }
  const toggle = async (page: FocusPage): Promise<void> => {
    const wanted = toggledStatus(page.status);
    setAsked((known) => new Map([...known, [page.id, parseFocusStatus(wanted)]]));
    const work = onToggle(page, wanted).then((answer) => {
      if (parseFocusStatus(answer) !== parseFocusStatus(wanted))
        console.warn(`The focus page ${page.id} was to become ${wanted}, the server answered ${String(answer)}.`);
    });
    if (await told(work, { done: '', failed: statusFailure })) onChanged();
    else {
      setAsked((known) => new Map([...known].filter(([id]) => id !== page.id)));
      onReload();
    }
  };
  return { shown: pages?.map((page) => ({ ...page, status: asked.get(page.id) ?? page.status })), toggle };
}
