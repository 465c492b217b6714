import { useAction, type StatusValue } from '@stellwerk/design-system/patterns';
import type { ApplicationSummary } from '@stellwerk/domain';
import { useState } from 'react';
import { notesToasts, ratingToasts, changeFailure } from '../action-texts';
import type { ApplicationCalls } from '../calls';
import { useOpenDocument } from '../documents/use-open-document';
import { ChangeCancelled } from '../status/use-rejection';
import type { StatusQuestionsProps } from '../status/StatusQuestions';
import { useStatusChange } from '../status/use-status-change';

export interface CardCourse {
  /** Unconfirmed ratings by application id: shown at once and reverted on failure (CA49). */
  readonly rated: ReadonlyMap<string, number>;
  readonly setStatus: (application: ApplicationSummary, status: StatusValue) => Promise<void>;
  /** Confirmations before a change. */
  readonly questions: StatusQuestionsProps;
  readonly rate: (application: ApplicationSummary, rating: number) => Promise<void>;
  /** Rejects on failure, so that the editor keeps the text. */
  readonly saveNotes: (application: ApplicationSummary, notes: string, seen: string) => Promise<unknown>;
  readonly openDocument: ReturnType<typeof useOpenDocument>;
}

/**
 * The actions of the cards with their toasts (CA40 to CA49).
 * @param statusFailed as in `useStatusChange`
 */
export function useCardActions(calls: ApplicationCalls, statusFailed: string): CardCourse {
  const [rated, setRated] = useState<ReadonlyMap<string, number>>(new Map());
  const { change, questions } = useStatusChange(calls, statusFailed);
  const rate = useAction(calls.rate, { ...ratingToasts, parallel: true });
  const saveNotes = useAction(calls.saveNotes, { ...notesToasts, parallel: true });
  return {
    rated,
    questions,
    setStatus: async (application, status) => {
      try {
        await change(application, status);
      } catch (error) {
        if (!(error instanceof ChangeCancelled) && changeFailure(statusFailed)(error) === '')
          console.error(`The status of application ${application.id} was not set.`, error);
      }
    },
    rate: async (application, rating) => {
      setRated((known) => new Map([...known, [application.id, rating]]));
      await rate.run(application, rating);
      setRated((known) => new Map([...known].filter(([id]) => id !== application.id)));
    },
    saveNotes: saveNotes.runOrReject,
    openDocument: useOpenDocument(calls),
  };
}
