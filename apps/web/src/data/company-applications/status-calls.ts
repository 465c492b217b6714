import {
  currentOf,
  parseStatus,
  type Application,
  type ApplicationStatus,
  type ApplicationSummary,
  type Rejection,
  type StatusAlias,
  type StatusUndo,
} from '@stellwerk/domain';
import { applicationStatus, holdApplicationStatus, undoApplicationStatus } from '@stellwerk/domain/calls';
import { send } from '../client';

export interface StatusCalls {
  /**
   * Sets the status by either vocabulary (A01) and takes the server's answer into the list; rejects with an ApiError (CA37). Where
   * somebody else has changed it meanwhile, that is a 409, and the list has the status of the server (O96).
   * @param application as the person saw it
   * @param rejection with the status REJECTED
   */
  readonly setStatus: (
    application: Pick<ApplicationSummary, 'id' | 'status'>,
    status: ApplicationStatus | StatusAlias,
    rejection?: Rejection,
  ) => Promise<Application>;
  /** Takes the last change back; rejects with an ApiError, 409 as above or when its message is out (decision 0075). */
  readonly undoStatus: (application: Pick<ApplicationSummary, 'id'>, undo: StatusUndo) => Promise<Application>;
  /** Lets the message about it wait longer; rejects as `undoStatus` (decision 0093). */
  readonly holdStatus: StatusCalls['undoStatus'];
}

/** Takes an application as the server has it into what the person sees. */
type Replace = (application: Application) => Promise<void>;

/** Waits for the answer of a change and takes it in; of a refused one what somebody else has made of the application (O63, O96). */
export async function settle(answer: Promise<Application>, replace: Replace): Promise<Application> {
  try {
    const changed = await answer;
    await replace(changed);
    return changed;
  } catch (error) {
    // Without a current state the answer names no application of the list.
    const current = currentOf(error, applicationStatus.read);
    if (current !== null) await replace(current);
    throw error;
  }
}

/** The calls that change a status. */
export function statusCalls(replace: Replace): StatusCalls {
  return {
    setStatus: ({ id, status: expectedStatus }, status, rejection) =>
      settle(
        send(applicationStatus, { params: { id }, body: { status: parseStatus(status) ?? status, expectedStatus, ...rejection } }),
        replace,
      ),
    undoStatus: ({ id }, { changeId }) =>
      settle(send(undoApplicationStatus, { params: { id }, body: { change: Number(changeId) } }), replace),
    holdStatus: ({ id }, { changeId }) =>
      settle(send(holdApplicationStatus, { params: { id }, body: { change: Number(changeId) } }), replace),
  };
}
