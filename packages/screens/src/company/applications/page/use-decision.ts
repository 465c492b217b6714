import { useAction } from '@stellwerk/design-system/patterns';
import { statusOf, type Application, type ApplicationStatus, type Rejection } from '@stellwerk/domain';
import { useState } from 'react';
import type { ApplicationCalls } from '../calls';
import type { RejectionDialogProps } from '../status/RejectionDialog';
import { useRejection } from '../status/use-rejection';
import type { Decision } from './decisions';

export interface DecisionState {
  /** The running decision. */
  readonly pending: Decision | undefined;
  /** Result of the last one: the new status, a failure, or a conflict (CA73, CA74, A20, O96). */
  readonly result: { readonly status: ApplicationStatus } | 'failed' | 'conflict' | undefined;
  /** Resets the result, once the decision was undone. */
  readonly forget: () => void;
  /** Decides; a rejection opens the dialog first. */
  readonly decide: (decision: Decision) => Promise<void>;
  /** Dialog of a rejection. */
  readonly rejection: RejectionDialogProps;
}

/** Decisions on an application, whose results the page shows. */
export function useDecision(application: Application, { setStatus, keepRejectionText }: ApplicationCalls): DecisionState {
  const action = useAction((decision: Decision) => setStatus(application, decision));
  const [result, setResult] = useState<DecisionState['result']>();
  const { ask, dialog } = useRejection(async (one: Application, rejection: Rejection) => {
    const { status } = await setStatus(one, 'rejected', rejection);
    setResult({ status });
  }, keepRejectionText);
  return {
    pending: action.args?.[0],
    result,
    forget: () => setResult(undefined),
    decide: async (decision) => {
      setResult(undefined);
      // The dialog shows the error; without a rejection there is none.
      if (decision === 'rejected') return ask(application).catch(() => undefined);
      const outcome = await action.run(decision);
      if (outcome.ok) setResult({ status: outcome.result.status });
      else setResult(statusOf(outcome.error) === 409 ? 'conflict' : 'failed');
    },
    rejection: dialog,
  };
}
