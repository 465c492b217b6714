import type { StatusValue } from '@stellwerk/design-system/patterns';
import type { Application, ApplicationDocument } from '@stellwerk/domain';
import { useState } from 'react';
import { notesCourse, ratingCourse, useFollowed, type Course } from '../applications/use-followed';

/**
 * What a member does with an application. Every promise rejects when it failed; the cards tell the course by toasts, and the
 * caller changes its list when the server has confirmed (CA37).
 */
export interface CardActions {
  readonly onStatus: (application: Application, status: StatusValue) => Promise<unknown>;
  readonly onRate: (application: Application, rating: number) => Promise<unknown>;
  readonly onSaveNotes: (application: Application, notes: string) => Promise<unknown>;
  readonly onOpenDocument: (application: Application, document: ApplicationDocument) => void;
}

export interface CardCourse {
  /** Stars pressed and not confirmed yet, by the application's id: they show at once and fall back when it failed (CA49). */
  readonly rated: ReadonlyMap<string, number>;
  readonly setStatus: (application: Application, status: StatusValue) => Promise<void>;
  readonly rate: (application: Application, rating: number) => Promise<void>;
  readonly saveNotes: (application: Application, notes: string) => Promise<void>;
}

/** The actions of the cards with what is told about them (CA40 to CA49, A19). */
export function useCardActions({ onStatus, onRate, onSaveNotes }: CardActions, statusCourse: Course): CardCourse {
  const follow = useFollowed();
  const [rated, setRated] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    rated,
    setStatus: async (application, status) => {
      try {
        await follow(onStatus(application, status), statusCourse);
      } catch (error) {
        if (statusCourse.failed === '') console.error(`The status of application ${application.id} was not set.`, error);
      }
    },
    rate: async (application, rating) => {
      setRated((known) => new Map([...known, [application.id, rating]]));
      // The failure has been told by a toast.
      await follow(onRate(application, rating), ratingCourse).catch(() => undefined);
      setRated((known) => new Map([...known].filter(([id]) => id !== application.id)));
    },
    saveNotes: (application, notes) => follow(onSaveNotes(application, notes), notesCourse),
  };
}
