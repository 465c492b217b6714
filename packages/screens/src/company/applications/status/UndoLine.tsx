import { Button } from '@stellwerk/design-system';
import { applicationMessages as texts, type Application } from '@stellwerk/domain';
import { useEffect, useState } from 'react';
import { useUndoStatus, type StatusCalls } from './use-status-change';

export interface UndoLineProps extends Pick<StatusCalls, 'onUndo'> {
  readonly application: Application;
}

const left = (until: string | undefined): number => (until === undefined ? 0 : Date.parse(until) - Date.now());

/** Whether a moment is still to come; it changes by itself. @param until ISO; undefined for none */
export function useIsAhead(until: string | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => setPassed(until), Math.max(left(until), 0));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== undefined && passed !== until && left(until) > 0;
}

/** That the message about the last change still waits, and the button that takes it back; nothing once it is too late (decision 0075). */
export function UndoLine({ application, onUndo }: UndoLineProps) {
  const { undo, busy } = useUndoStatus({ onUndo });
  const isOpen = useIsAhead(application.undo?.until);
  if (!isOpen) return null;
  return (
    <p className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-4 sw:gap-y-2 sw:text-sm">
      <span className="sw:min-w-0 sw:wrap-anywhere">
        {application.undo?.message === true ? texts.statusMailWaits(application.name) : texts.undoPossible}
      </span>
      <Button size="sm" loading={busy} onClick={() => void undo(application)}>
        {texts.undo}
      </Button>
    </p>
  );
}
