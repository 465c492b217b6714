import { useToast } from '@stellwerk/design-system';
import { applicationMessages } from '@stellwerk/domain';

/** What is told of a piece of work: while it goes on, and in the same place how it ended. */
export interface Course {
  readonly pending: string;
  readonly done: string;
  /** '' takes the toast away without a word. */
  readonly failed: string;
}

const texts = applicationMessages;

/** The texts of a changed status; `failed` is a matter of the view (A19). */
export const statusCourse = (failed: string): Course => ({ pending: texts.statusPending, done: texts.statusDone, failed });

export const notesCourse: Course = { pending: texts.notesPending, done: texts.notesDone, failed: texts.notesFailed };

export const ratingCourse: Course = { pending: texts.ratingPending, done: texts.ratingDone, failed: texts.ratingFailed };

/** Waits for a piece of work and tells its course by a toast (CA40 to CA49). @returns a function that rejects as the work does */
export function useFollowed(): (work: Promise<unknown>, course: Course) => Promise<void> {
  const toast = useToast();
  return async (work, { pending, done, failed }) => {
    const id = toast.loading(pending);
    try {
      await work;
      toast.success(done, id);
    } catch (error) {
      if (failed === '') toast.dismiss(id);
      else toast.error(failed, id);
      throw error;
    }
  };
}
