import { applicationMessages as texts, type Application } from '@stellwerk/domain';
import { UndoOffer, type Undoable } from './UndoOffer';
import type { ApplicationCalls } from '../calls';
import { undoText, useUndoStatus } from './use-status-change';

export interface UndoLineProps {
  readonly calls: ApplicationCalls;
  readonly application: Application;
  /** Id of the note, if any. */
  readonly className?: string;
}

function undoableOf(application: Application): Undoable | undefined {
  const { undo } = application;
  if (undo === null) return undefined;
  return { until: undo.until, text: undoText(application), over: undo.message ? texts.undoGone : texts.undoOver };
}

/**
 * Says that the mail of the latest change is delayed, with buttons to undo it or to extend the time
 * (decisions 0075 and 0093).
 */
export function UndoLine({ application, className, calls }: UndoLineProps) {
  const { undo, hold, busy } = useUndoStatus(calls);
  return (
    <UndoOffer
      undoable={undoableOf(application)}
      busy={busy}
      onUndo={() => void undo(application)}
      onHold={() => void hold(application)}
      className={className}
    />
  );
}
