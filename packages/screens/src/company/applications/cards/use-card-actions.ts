import { useAction, type StatusValue } from '@stellwerk/design-system/patterns';
import type { ApplicationDocument, ApplicationSummary } from '@stellwerk/domain';
import { useState } from 'react';
import { companyTexts } from '../../../i18n/company.de';
import { notesToasts, ratingToasts, changeFailure } from '../action-texts';
import { ChangeCancelled } from '../status/use-rejection';
import type { StatusQuestionsProps } from '../status/StatusQuestions';
import { useStatusChange, type StatusCalls } from '../status/use-status-change';

/**
 * Calls of a member on an application. Every promise rejects on failure; the cards report progress
 * by toasts, and the caller updates its list after the server's confirmation (CA37).
 */
export interface CardActions extends StatusCalls {
  readonly onRate: (application: ApplicationSummary, rating: number) => Promise<unknown>;
  /** @param seen the notes that the author has seen: if others were stored meanwhile, the response is a 409 (O63) */
  readonly onSaveNotes: (application: ApplicationSummary, notes: string, seen: string) => Promise<unknown>;
  readonly onOpenDocument: (application: ApplicationSummary, document: ApplicationDocument) => Promise<unknown>;
}

export interface CardCourse {
  /** Unconfirmed ratings by application id: shown at once and reverted on failure (CA49). */
  readonly rated: ReadonlyMap<string, number>;
  readonly setStatus: (application: ApplicationSummary, status: StatusValue) => Promise<void>;
  /** Confirmations before a change. */
  readonly questions: StatusQuestionsProps;
  readonly rate: (application: ApplicationSummary, rating: number) => Promise<void>;
  /** Rejects on failure, so that the editor keeps the text. */
  readonly saveNotes: (application: ApplicationSummary, notes: string, seen: string) => Promise<unknown>;
  readonly open: (application: ApplicationSummary, document: ApplicationDocument) => void;
}

/**
 * The actions of the cards with their toasts (CA40 to CA49).
 * @param statusFailed as in `useStatusChange`
 */
export function useCardActions({ onRate, onSaveNotes, onOpenDocument, ...calls }: CardActions, statusFailed: string): CardCourse {
  const [rated, setRated] = useState<ReadonlyMap<string, number>>(new Map());
  const { change, questions } = useStatusChange(calls, statusFailed);
  const rate = useAction(onRate, { ...ratingToasts, parallel: true });
  const saveNotes = useAction(onSaveNotes, { ...notesToasts, parallel: true });
  const open = useAction(onOpenDocument, { failure: companyTexts.applications.documentFailed, parallel: true });
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
    open: (application, document) => void open.run(application, document),
  };
}
