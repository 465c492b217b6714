import { applicationMessages, formatTime, type BulkResult } from '@stellwerk/domain';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import { UndoOffer, type Undoable } from '../status/UndoOffer';

export interface BulkUndoLineProps {
  /** The latest undoable action; undefined before. */
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

/** Says that the mails of the latest action are delayed, with a button to undo it. */
export function BulkUndoLine({ changes = [], onUndo, onHold }: BulkUndoLineProps) {
  return <UndoOffer undoable={undoableOf(changes)} onUndo={() => onUndo(changes)} onHold={() => onHold(changes)} className="sw:pb-3" />;
}
