import { Button } from '@stellwerk/design-system';
import { applicationMessages as texts } from '@stellwerk/domain';
import { useEffect, useState } from 'react';
import { timeLeft } from './use-status-change';

/** Whether a moment is still to come; it changes by itself. @param until ISO */
function useIsAhead(until: string): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(until), Math.max(timeLeft(until), 0));
    return () => clearTimeout(timer);
  }, [until]);
  return passed !== until && timeLeft(until) > 0;
}

export interface Undoable {
  /** Until when it can be taken back, ISO. */
  readonly until: string;
  /** What waits as long. */
  readonly text: string;
  /** What is so once it is too late. */
  readonly over: string;
}

export interface UndoOfferProps {
  /** undefined where nothing can be taken back. */
  readonly undoable: Undoable | undefined;
  readonly busy?: boolean;
  readonly onUndo: () => void;
  /** Gives more time. */
  readonly onHold: () => void;
  /** Of the line, where there is one. */
  readonly className?: string;
}

/**
 * What can be taken back, and the button for it; nothing once it is too late. Only with the focus in it the button stays, takes no press
 * any more, and the line says why: nothing goes from under somebody's fingers (decision 0093). Its place is always there, because a live
 * region is only read when it existed before its text.
 */
export function UndoOffer({ undoable, ...props }: UndoOfferProps) {
  const [focused, setFocused] = useState(false);
  // The page may be loaded anew when the time is over, and knows nothing more of it then.
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
