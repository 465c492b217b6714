import {
  currentOf,
  parseStatus,
  type Application,
  type ApplicationStatus,
  type ApplicationSummary,
  type Id,
  type Rejection,
  type StatusAlias,
  type StatusUndo,
} from '@stellwerk/domain';
import {
  applicationAssign,
  applicationNotes,
  applicationRate,
  applicationStatus,
  holdApplicationStatus,
  undoApplicationStatus,
} from '@stellwerk/domain/calls';
import { send } from '../client';
import { documentLink, openDocument } from '../open-document';

type One = Pick<ApplicationSummary, 'id'>;

export interface ListUpdates {
  /** Updates the view with the server's version of an application. */
  readonly replace: (application: Application) => Promise<void>;
  /** Reloads data that depend on a status. */
  readonly recount: () => void;
  /** undefined without the permission to change jobs. */
  readonly keepRejectionText: ((jobId: Id<'job'>, text: string) => Promise<void>) | undefined;
}

/**
 * The calls on one application. Each updates the lists with the response and rejects with an ApiError (CA37). After a concurrent
 * change it is a 409, and the lists have the server's version (O63, O96).
 */
export function applicationCalls({ replace, recount, keepRejectionText }: ListUpdates) {
  const settle = async (answer: Promise<Application>, take = replace): Promise<Application> => {
    try {
      const changed = await answer;
      await take(changed);
      return changed;
    } catch (error) {
      // A response without a current version names no application of the list.
      const current = currentOf(error, applicationStatus.read);
      if (current !== null) await take(current);
      throw error;
    }
  };
  const settleStatus = (answer: Promise<Application>): Promise<Application> =>
    settle(answer, async (changed) => {
      await replace(changed);
      recount();
    });
  return {
    /** Sets the status by either vocabulary (A01). @param rejection with the status REJECTED */
    setStatus: (
      { id, status: expectedStatus }: Pick<ApplicationSummary, 'id' | 'status'>,
      status: ApplicationStatus | StatusAlias,
      rejection?: Rejection,
    ) =>
      settleStatus(
        send(applicationStatus, { params: { id }, body: { status: parseStatus(status) ?? status, expectedStatus, ...rejection } }),
      ),
    /** Undoes the last change; a 409 also when its message is sent (decision 0075). */
    undoStatus: ({ id }: One, { changeId }: StatusUndo) =>
      settleStatus(send(undoApplicationStatus, { params: { id }, body: { change: Number(changeId) } })),
    /** Postpones the message about the last change (decision 0093). */
    holdStatus: ({ id }: One, { changeId }: StatusUndo) =>
      settleStatus(send(holdApplicationStatus, { params: { id }, body: { change: Number(changeId) } })),
    /** Stores the message of a rejection from a job, '' for the default text. */
    keepRejectionText,
    rate: ({ id }: One, rating: number) => settle(send(applicationRate, { params: { id }, body: { rating } })),
    /** @param seen the notes that the writer has seen */
    saveNotes: ({ id }: One, notes: string, seen: string) =>
      settle(send(applicationNotes, { params: { id }, body: { recruiterNotes: notes, expectedNotes: seen } })),
    assign: ({ id }: One, memberId: Id<'member'> | null) =>
      settle(send(applicationAssign, { params: { id }, body: { recruiterId: memberId === null ? null : Number(memberId) } })),
    openDocument,
    documentLink,
  };
}
