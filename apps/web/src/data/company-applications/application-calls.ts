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
  /** Takes an application as the server has it into what the person sees. */
  readonly replace: (application: Application) => Promise<void>;
  /** Asks again for what a status decides. */
  readonly recount: () => void;
  /** undefined for who may not change jobs. */
  readonly keepRejectionText: ((jobId: Id<'job'>, text: string) => Promise<void>) | undefined;
}

/**
 * The calls on one application. Each takes the server's answer into the lists and rejects with an ApiError (CA37). Where somebody else
 * has changed the application meanwhile, that is a 409, and the lists have the state of the server (O63, O96).
 */
export function applicationCalls({ replace, recount, keepRejectionText }: ListUpdates) {
  const settle = async (answer: Promise<Application>, take = replace): Promise<Application> => {
    try {
      const changed = await answer;
      await take(changed);
      return changed;
    } catch (error) {
      // Without a current state the answer names no application of the list.
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
    /** Takes the last change back; a 409 also when its message is out (decision 0075). */
    undoStatus: ({ id }: One, { changeId }: StatusUndo) =>
      settleStatus(send(undoApplicationStatus, { params: { id }, body: { change: Number(changeId) } })),
    /** Lets the message about the last change wait longer (decision 0093). */
    holdStatus: ({ id }: One, { changeId }: StatusUndo) =>
      settleStatus(send(holdApplicationStatus, { params: { id }, body: { change: Number(changeId) } })),
    /** Keeps what a rejection from a job says, '' for the text that comes with the product. */
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
