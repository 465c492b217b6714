import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { de } from '../i18n/de';

export interface InlineQuestionProps {
  question: string;
  /** Information for the decision. */
  hint?: string;
  /** Label of the confirm button. */
  confirmLabel: string;
  onConfirm: () => void;
  /** Also called by Escape. */
  onCancel: () => void;
}

/**
 * An inline confirmation of an action that is hard to undo. The focus goes to the cancel button.
 */
export function InlineQuestion({ question, hint, confirmLabel, onConfirm, onCancel }: InlineQuestionProps) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Handled before the surrounding dialog, which must stay open.
      event.stopPropagation();
      event.preventDefault();
      onCancel();
    };
    window.addEventListener('keydown', keyDown, true);
    return () => window.removeEventListener('keydown', keyDown, true);
  }, [onCancel]);
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3 sw:rounded-2 sw:border sw:border-stop sw:bg-stop-soft sw:p-4"
    >
      <div className="sw:flex sw:items-start sw:gap-3">
        <Icon as={TriangleAlert} className="sw:text-stop" />
        <div className="sw:text-sm">
          <p id={`${id}-question`} className="sw:font-semibold">
            {question}
          </p>
          {hint && <p id={`${id}-hint`}>{hint}</p>}
        </div>
      </div>
      <div className="sw:flex sw:flex-wrap sw:gap-3">
        <Button ref={cancel} size="sm" onClick={onCancel}>
          {de.cancel}
        </Button>
        <Button size="sm" variant="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
