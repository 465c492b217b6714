import type { Loadable } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import type { ApplicationList, ApplicationSummary } from '@stellwerk/domain';
import { useRef, useState } from 'react';
import { bulkTexts } from '../../../i18n/company/bulk.de';
import type { BulkCalls } from './bulk-calls';
import { NOTHING, rangeOf, without, withRows, type Selection } from './selection';

/** Selection of a list across pages and filters, and its changes. */
export interface ListSelection {
  readonly selection: Selection;
  /** @param range all rows from the last selected one to this one */
  readonly onSelect: (row: ApplicationSummary, selected: boolean, range: boolean) => void;
  readonly onSelectRows: (rows: readonly ApplicationSummary[], selected: boolean) => void;
  /** Selects all matches of the filter; a toast reports a failure. */
  readonly onSelectAll: () => void;
  /** Whether all matches are being loaded. */
  readonly loading: boolean;
  readonly onDone: (ids: readonly string[]) => void;
  readonly onClear: () => void;
}

/**
 * State of a selection, kept above the list, which unmounts on failure.
 * @param bulk without it nothing can be selected
 */
export function useSelection(applications: Loadable<ApplicationList>, bulk: BulkCalls | undefined): ListSelection {
  const rows = applications.state === 'ready' ? applications.data.applications : [];
  const [selection, setSelection] = useState(NOTHING);
  const last = useRef<string>(undefined);
  const all = useAction(async () => (await bulk?.selectAll()) ?? [], { failure: bulkTexts.allFailed });
  return {
    selection,
    loading: all.busy,
    onSelect: (row, selected, range) => {
      const chosen = range ? rangeOf(rows, last.current, row.id) : [row];
      last.current = row.id;
      setSelection((now) => withRows(now, chosen, selected));
    },
    onSelectRows: (some, selected) => setSelection((now) => withRows(now, some, selected)),
    onSelectAll: () => {
      void all.run().then((outcome) => {
        if (outcome.ok) setSelection((now) => new Map([...now, ...outcome.result.map((one) => [one.id, one] as const)]));
      });
    },
    onDone: (ids) => setSelection((now) => without(now, ids)),
    onClear: () => {
      last.current = undefined;
      setSelection(NOTHING);
    },
  };
}
