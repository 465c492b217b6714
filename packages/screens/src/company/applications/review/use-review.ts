import type { Id } from '@stellwerk/domain';
import { useAction } from '@stellwerk/design-system/patterns';
import type { Application } from '@stellwerk/domain';
import { useState } from 'react';
import { applicationPageTexts as texts } from '../../../i18n/company/applications.de';
import type { ApplicationCalls } from '../calls';
import { changeFailure, notesToasts, ratingToasts, type ActionToasts } from '../action-texts';

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
export function useReview(application: Application, calls: ApplicationCalls): Review {
  const [rated, setRated] = useState<number>();
  const [assigned, setAssigned] = useState<string>();
  const rate = useAction((rating: number) => calls.rate(application, rating), { ...ratingToasts, parallel: true });
  const saveNotes = useAction((notes: string, seen: string) => calls.saveNotes(application, notes, seen), notesToasts);
  const assign = useAction((memberId: Id<'member'>) => calls.assign(application, memberId === '' ? null : memberId), assignToasts);
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
