import { useAction } from '@stellwerk/design-system/patterns';
import { statusOf, type Application, type ApplicationStatus } from '@stellwerk/domain';
import { useState } from 'react';
import type { Decision } from './decisions';

/** Sets the status that was decided for and answers with the application as it is now; rejects when it failed. */
export type Decide = (application: Application, decision: Decision) => Promise<Pick<Application, 'status'>>;

export interface DecisionState {
  /** The decision under way. */
  readonly pending: Decision | undefined;
  /** Result of the last one: the new status, that it failed, or that somebody else was faster (CA73, CA74, A20, O96). */
  readonly result: { readonly status: ApplicationStatus } | 'failed' | 'conflict' | undefined;
  /** Says nothing of the last one any more, once it was taken back. */
  readonly forget: () => void;
  readonly decide: (decision: Decision) => Promise<void>;
}

/** Decisions about one application, whose results the page itself shows. */
export function useDecision(application: Application, onDecide: Decide): DecisionState {
  const action = useAction(onDecide);
  const [result, setResult] = useState<DecisionState['result']>();
  return {
    pending: action.args?.[1],
    result,
    forget: () => setResult(undefined),
    decide: async (decision) => {
      setResult(undefined);
      const outcome = await action.run(application, decision);
      if (outcome.ok) setResult({ status: outcome.result.status });
      else setResult(statusOf(outcome.error) === 409 ? 'conflict' : 'failed');
    },
  };
}
