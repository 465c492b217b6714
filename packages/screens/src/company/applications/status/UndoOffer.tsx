import { Button } from '@stellwerk/design-system';
import { applicationMessages as texts } from '@stellwerk/domain';
import { useEffect, useState } from 'react';
import { timeLeft } from './use-status-change';

/** Whether a time is still ahead; re-renders when it passes. @param until ISO */
function useIsAhead(until: string): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(until), Math.max(timeLeft(until), 0));
    return () => clearTimeout(timer);
  }, [until]);
  return passed !== until && timeLeft(until) > 0;
}

export interface Undoable {
  /** End of the undo period, ISO. */
  readonly until: string;
  /** Text during the undo period. */
  readonly text: string;
  /** Text after the undo period. */
  readonly over: string;
}

export interface UndoOfferProps {
  /** Undoes the change; undefined if not possible. */
  readonly undoable: Undoable | undefined;
  readonly busy?: boolean;
  readonly onUndo: () => void;
  /** Extends the time. */
  readonly onHold: () => void;
  /** Id of the note, if any. */
  readonly className?: string;
}

/**
 * An undoable change with its button; nothing after the undo period. Only a focused button stays,
 * without effect, and the note explains it: focused elements must not disappear (decision 0093).
 * Its container is always rendered, because a live region is announced only if it existed before
 * its text.
 */
export function UndoOffer({ undoable, ...props }: UndoOfferProps) {
  const [focused, setFocused] = useState(false);
  // The page may have been reloaded at the end of the period, and then no longer has the change.
  const [last, setLast] = useState(undoable);
  if (undoable !== undefined && undoable.until !== last?.until) setLast(undoable);
  const shown = undoable ?? (focused && last !== undefined && timeLeft(last.until) <= 0 ? last : undefined);
  return <div role="status">{shown !== undefined && <Offer {...props} undoable={shown} focused={focused} onFocused={setFocused} />}</div>;
}

interface OfferProps extends UndoOfferProps {
  readonly undoable: Undoable;
  readonly focused: boolean;
  readonly onFocused: (focused: boolean) => void;
}

function Offer({ undoable: { until, text, over }, busy = false, focused, onFocused, onUndo, onHold, className }: OfferProps) {
  const isOpen = useIsAhead(until);
  if (!isOpen && !focused) return null;
  const noted = { onFocus: () => onFocused(true), onBlur: () => onFocused(false), blocked: !isOpen };
  return (
    <p className={`sw:flex sw:flex-wrap sw:items-center sw:gap-x-3 sw:gap-y-2 sw:text-sm ${className ?? ''}`}>
      <span className="sw:me-1 sw:min-w-0 sw:wrap-anywhere">{isOpen ? text : over}</span>
      <Button {...noted} size="sm" loading={busy} onClick={onUndo}>
        {texts.undo}
      </Button>
      <Button {...noted} size="sm" variant="quiet" onClick={onHold}>
        {texts.hold}
      </Button>
    </p>
  );
}
