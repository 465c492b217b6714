import { applicationMessages, formatTime, type BulkResult } from '@stellwerk/domain';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import { UndoOffer, type Undoable } from '../status/UndoOffer';

export interface BulkUndoLineProps {
  /** What was done last; undefined before. */
  readonly changes: readonly BulkResult[] | undefined;
  readonly onUndo: (changes: readonly BulkResult[]) => void;
  readonly onHold: (changes: readonly BulkResult[]) => void;
}

function undoableOf(changes: readonly BulkResult[]): Undoable | undefined {
  const undos = changes.flatMap(({ undo }) => undo ?? []);
  const until = undos
    .map((undo) => undo.until)
    .toSorted()
    .at(-1);
  if (until === undefined) return undefined;
  const isMailed = undos.some(({ message }) => message);
  const done = `${texts.statusDone(changes.length)}.`;
  return {
    until,
    text: isMailed
      ? `${done} ${texts.mailsWaitUntil(formatTime(until))}`
      : `${done} ${applicationMessages.undoPossibleUntil(formatTime(until))}`,
    over: isMailed ? texts.mailsGone : applicationMessages.undoOver,
  };
}

/** That the messages about what was done last still wait, and the button that takes all of it back. */
export function BulkUndoLine({ changes = [], onUndo, onHold }: BulkUndoLineProps) {
  return <UndoOffer undoable={undoableOf(changes)} onUndo={() => onUndo(changes)} onHold={() => onHold(changes)} className="sw:pb-3" />;
}
