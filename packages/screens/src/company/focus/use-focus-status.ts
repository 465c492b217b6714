import { dataOf, mapLoadable, reloadValue, type Loadable } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { parseFocusStatus, type FocusStatus, toggledStatus, type FocusPage } from '@stellwerk/domain';
import { useState } from 'react';
import type { FocusCalls } from './calls';
import { statusFailure } from './failures';

export interface FocusStatusChange {
  /** The pages with optimistic statuses (CF04). */
  readonly shown: Loadable<readonly FocusPage[]>;
  readonly toggle: (page: FocusPage) => Promise<void>;
}

/**
 * Publishes and unpublishes optimistically, reloads the list when the server rejects, and logs a
 * warning when it returns another status (CF03 to CF05).
 */
export function useFocusStatus(pages: Loadable<readonly FocusPage[]>, { setStatus }: FocusCalls, onChanged: () => void): FocusStatusChange {
  const [asked, setAsked] = useState<ReadonlyMap<string, FocusStatus>>(new Map());
  const [last, setLast] = useState(dataOf(pages));
  const action = useAction(
    async ({ page, wanted }: { readonly page: FocusPage; readonly wanted: 'DRAFT' | 'PUBLISHED' }) => {
      const answer = await setStatus(page, wanted);
      if (parseFocusStatus(answer) !== parseFocusStatus(wanted))
        console.warn(`The focus page ${page.id} was to become ${wanted}, the server answered ${String(answer)}.`);
    },
    { failure: statusFailure, parallel: true },
  );
  // The reloaded list has the actual status.
  if (dataOf(pages) !== last) {
    setLast(dataOf(pages));
    setAsked(new Map());
  }
  const toggle = async (page: FocusPage): Promise<void> => {
    const wanted = toggledStatus(page.status);
    setAsked((known) => new Map([...known, [page.id, parseFocusStatus(wanted)]]));
    if ((await action.run({ page, wanted })).ok) onChanged();
    else {
      setAsked((known) => new Map([...known].filter(([id]) => id !== page.id)));
      reloadValue(pages);
    }
  };
  const shown = mapLoadable(pages, (list) => list.map((page) => ({ ...page, status: asked.get(page.id) ?? page.status })));
  return { shown, toggle };
}
