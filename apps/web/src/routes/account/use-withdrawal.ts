import type { Application } from '@stellwerk/domain';
import { applicationMessages } from '@stellwerk/domain';
import { useState } from 'react';

/** Why a withdrawal failed: the catalogue's sentence and, where the server gave one, its reason. */
export interface WithdrawFailure {
  readonly message: string;
  readonly reason: string;
}

/** Takes an application back. Resolves with the server's reason when it failed ('' without one), with null when it is done. */
export type Withdraw = (id: string) => Promise<string | null>;

export interface Withdrawal {
  /** The application in question; stays while the dialog closes. */
  readonly application: Application | null;
  readonly open: boolean;
  readonly pending: boolean;
  readonly failure: WithdrawFailure | null;
  /** How many withdrawals have succeeded here. */
  readonly done: number;
  readonly ask: (application: Application) => void;
  readonly close: () => void;
  readonly confirm: () => Promise<void>;
}

/** One withdrawal at a time: question, call, answer (AC10 to AC15). */
export function useWithdrawal(withdraw: Withdraw): Withdrawal {
  const [application, setApplication] = useState<Application | null>(null);
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<WithdrawFailure | null>(null);
  const [done, setDone] = useState(0);

  return {
    application,
    open,
    pending,
    failure,
    done,
    ask: (chosen) => {
      setApplication(chosen);
      setFailure(null);
      setOpen(true);
    },
    close: () => {
      if (!pending) setOpen(false);
    },
    confirm: async () => {
      if (application === null || pending) return;
      setPending(true);
      setFailure(null);
      const reason = await withdraw(application.id);
      setPending(false);
      if (reason !== null) {
        setFailure({ message: applicationMessages.withdrawFailed, reason });
        return;
      }
      setOpen(false);
      setDone((count) => count + 1);
    },
  };
}
