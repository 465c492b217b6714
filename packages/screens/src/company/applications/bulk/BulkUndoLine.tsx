import { Button } from '@stellwerk/design-system';
import type { BulkResult } from '@stellwerk/domain';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import { useIsAhead } from '../status/UndoLine';

export interface BulkUndoLineProps {
  /** What was done last; undefined before. */
  readonly changes: readonly BulkResult[] | undefined;
  readonly onUndo: (changes: readonly BulkResult[]) => void;
}

const lastEnd = (changes: readonly BulkResult[]): string | undefined =>
  changes
    .flatMap(({ undo }) => (undo === null ? [] : [undo.until]))
    .toSorted()
    .at(-1);

/** That the messages about what was done last still wait, and the button that takes all of it back; nothing once it is too late. */
export function BulkUndoLine({ changes = [], onUndo }: BulkUndoLineProps) {
  if (!useIsAhead(lastEnd(changes))) return null;
  return (
    <p className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-4 sw:gap-y-2 sw:pb-3 sw:text-sm">
      <span className="sw:min-w-0 sw:wrap-anywhere">
        <span>{texts.statusDone(changes.length)}. </span>
        {changes.some(({ undo }) => undo?.message === true) && <span>{texts.mailsWait}</span>}
      </span>
      <Button size="sm" onClick={() => onUndo(changes)}>
        {texts.undo}
      </Button>
    </p>
  );
}
