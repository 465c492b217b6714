import { useAction } from '@stellwerk/design-system/patterns';
import { applicationMessages, type BulkResult } from '@stellwerk/domain';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import type { BulkCalls } from './bulk-calls';
import { inPortions } from './portions';

/** Undoes a bulk action as far as possible; a toast reports the number (decision 0075). */
export function useBulkUndo({ undoStatuses, reloadAll }: BulkCalls) {
  const { run } = useAction(
    async (changes: readonly BulkResult[]) => {
      const report = await inPortions(changes, undoStatuses, { onProgress: () => undefined, signal: new AbortController().signal });
      reloadAll();
      if (report.results.length === 0) throw report.error;
      return report.results.filter(({ outcome }) => outcome === 'done').length;
    },
    {
      pending: texts.undoPending,
      success: (done, changes) => (done === changes.length ? texts.undoDone(done) : texts.undoPart(done, changes.length)),
      failure: texts.undoFailed,
      parallel: true,
    },
  );
  return run;
}

/**
 * Extends the undo period of a bulk action.
 * @param onHeld called with the current changes; one that could not be extended keeps its time
 */
export function useBulkHold({ holdStatuses }: BulkCalls, onHeld: (changes: readonly BulkResult[]) => void) {
  const { run } = useAction(
    async (changes: readonly BulkResult[]) => {
      const report = await inPortions(changes, holdStatuses, { onProgress: () => undefined, signal: new AbortController().signal });
      if (report.results.length === 0) throw report.error;
      const undos = new Map(report.results.map(({ id, undo }) => [id, undo]));
      onHeld(changes.map((change) => ({ ...change, undo: undos.get(change.id) ?? change.undo })));
    },
    { failure: applicationMessages.holdFailed, parallel: true },
  );
  return run;
}
