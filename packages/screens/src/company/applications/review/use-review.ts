import type { Id } from '@stellwerk/domain';
import { useAction } from '@stellwerk/design-system/patterns';
import type { Application } from '@stellwerk/domain';
import { useState } from 'react';
import { applicationPageTexts as texts } from '../../../i18n/company/applications.de';
import { changeFailure, notesToasts, ratingToasts, type ActionToasts } from '../action-texts';

/** Calls for the team's internal data on an application. Every promise rejects on failure. */
export interface ReviewActions {
  /** Rates from 1 to 5. */
  readonly onRate: (application: Application, rating: number) => Promise<unknown>;
  /** @param seen the notes that the author has seen: if others were stored meanwhile, the response is a 409 (O63) */
  readonly onSaveNotes: (application: Application, notes: string, seen: string) => Promise<unknown>;
  /**
   * Makes a team member responsible, null for nobody (CA76). Offered to recruiters and above (O50).
   */
  readonly onAssign: (application: Application, memberId: Id<'member'> | null) => Promise<unknown>;
}

export interface Review {
  /**
   * The selected rating until the server has confirmed it, then the stored one; reverted on failure
   * (CA49).
   */
  readonly rating: number;
  /** Id of the selected member until it is confirmed, then the stored one; '' for nobody. */
  readonly assigneeId: string;
  readonly assigning: boolean;
  readonly rate: (rating: number) => Promise<void>;
  readonly assign: (memberId: Id<'member'>) => Promise<void>;
  /** Rejects on failure, so that the editor keeps the text. */
  readonly saveNotes: (notes: string, seen: string) => Promise<unknown>;
}

const assignToasts: ActionToasts = { pending: texts.assignPending, success: texts.assignDone, failure: changeFailure(texts.assignFailed) };

/** Rating, notes and assignment of one application, each with its toasts (CA47 to CA49, CA76). */
export function useReview(application: Application, { onRate, onSaveNotes, onAssign }: ReviewActions): Review {
  const [rated, setRated] = useState<number>();
  const [assigned, setAssigned] = useState<string>();
  const rate = useAction((rating: number) => onRate(application, rating), { ...ratingToasts, parallel: true });
  const saveNotes = useAction((notes: string, seen: string) => onSaveNotes(application, notes, seen), notesToasts);
  const assign = useAction((memberId: Id<'member'>) => onAssign(application, memberId === '' ? null : memberId), assignToasts);
  return {
    rating: rated ?? application.rating ?? 0,
    assigneeId: assigned ?? application.assignee?.id ?? '',
    assigning: assigned !== undefined,
    rate: async (rating) => {
      setRated(rating);
      await rate.run(rating);
      setRated(undefined);
    },
    assign: async (memberId) => {
      setAssigned(memberId);
      await assign.run(memberId);
      setAssigned(undefined);
    },
    saveNotes: saveNotes.runOrReject,
  };
}
