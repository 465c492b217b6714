import { useAction } from '@stellwerk/design-system/patterns';
import { applicationMessages, toApiError, type Application, type SubmitFailure } from '@stellwerk/domain';
import { useState } from 'react';

/** Withdraws an application; rejects on failure. */
export type Withdraw = (id: string) => Promise<unknown>;

export interface Withdrawal {
  /** The application to withdraw; it stays while the dialog closes. */
  readonly application: Application | null;
  readonly open: boolean;
  readonly busy: boolean;
  /** The catalogue's message and, if given, the server's reason. */
  readonly failure: SubmitFailure | null;
  /** Number of successful withdrawals on this page. */
  readonly done: number;
  readonly ask: (application: Application) => void;
  readonly close: () => void;
  readonly confirm: () => Promise<void>;
}

/** State of a withdrawal, one at a time: confirmation, request, result (AC10 to AC15). */
export function useWithdrawal(withdraw: Withdraw): Withdrawal {
  const [application, setApplication] = useState<Application | null>(null);
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(0);
  const { busy, failure, run, clear } = useAction(withdraw, {
    failure: (error) => [applicationMessages.withdrawFailed, toApiError(error).serverMessage],
    failureIn: 'screen',
  });
  return {
    application,
    open,
    busy,
    failure,
    done,
    ask: (chosen) => {
      setApplication(chosen);
      clear();
      setOpen(true);
    },
    close: () => {
      if (!busy) setOpen(false);
    },
    confirm: async () => {
      if (application === null || !(await run(application.id)).ok) return;
      setOpen(false);
      setDone((count) => count + 1);
    },
  };
}
