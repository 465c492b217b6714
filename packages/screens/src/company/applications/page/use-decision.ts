import { useAction } from '@stellwerk/design-system/patterns';
import { applicationMessages, messageOf, statusOf, type Application, type ApplicationStatus, type Rejection } from '@stellwerk/domain';
import { useState } from 'react';
import type { RejectionDialogProps } from '../status/RejectionDialog';
import { useRejection, type KeepRejectionText } from '../status/use-rejection';
import type { Decision } from './decisions';

/**
 * Sets the status that was decided for and answers with the application as it is now; rejects when it failed.
 * @param rejection with the decision 'rejected'
 */
export type Decide = (application: Application, decision: Decision, rejection?: Rejection) => Promise<Pick<Application, 'status'>>;

export interface DecisionState {
  /** The decision under way. */
  readonly pending: Decision | undefined;
  /** Result of the last one: the new status, that it failed, and where another try fails as well, why (CA73, CA74, A20, O96). */
  readonly result: { readonly status: ApplicationStatus } | 'failed' | 'conflict' | 'own' | undefined;
  /** Says nothing of the last one any more, once it was taken back. */
  readonly forget: () => void;
  /** Decides; a rejection opens the dialog first. */
  readonly decide: (decision: Decision) => Promise<void>;
  /** The dialog of a rejection. */
  readonly rejection: RejectionDialogProps;
}

function failedBy(error: unknown): 'failed' | 'conflict' | 'own' {
  if (statusOf(error) === 409) return 'conflict';
  return messageOf(error) === applicationMessages.own ? 'own' : 'failed';
}

/** Decisions about one application, whose results the page itself shows. */
export function useDecision(application: Application, onDecide: Decide, onKeepText: KeepRejectionText): DecisionState {
  const action = useAction((decision: Decision) => onDecide(application, decision));
  const [result, setResult] = useState<DecisionState['result']>();
  const { ask, dialog } = useRejection(async (one: Application, rejection: Rejection) => {
    const { status } = await onDecide(one, 'rejected', rejection);
    setResult({ status });
  }, onKeepText);
  return {
    pending: action.args?.[0],
    result,
    forget: () => setResult(undefined),
    decide: async (decision) => {
      setResult(undefined);
      // Its dialog says why it failed; without a rejection there is nothing to say.
      if (decision === 'rejected') return ask(application).catch(() => undefined);
      const outcome = await action.run(decision);
      if (outcome.ok) setResult({ status: outcome.result.status });
      else setResult(failedBy(outcome.error));
    },
    rejection: dialog,
  };
}
