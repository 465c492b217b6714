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
   * Sets the status by either vocabulary (A01) and updates the list with the response; rejects with an ApiError (CA37). After
   * a concurrent change it is a 409, and the list has the server's status (O96).
   * @param application as the person saw it
   * @param rejection with the status REJECTED
   */
  readonly setStatus: (
    application: Pick<ApplicationSummary, 'id' | 'status'>,
    status: ApplicationStatus | StatusAlias,
    rejection?: Rejection,
  ) => Promise<Application>;
  /** Undoes the last change; rejects with an ApiError, 409 as above or when its message is sent (decision 0075). */
  readonly undoStatus: (application: Pick<ApplicationSummary, 'id'>, undo: StatusUndo) => Promise<Application>;
  /** Postpones the message about it; rejects as `undoStatus` (decision 0093). */
  readonly holdStatus: StatusCalls['undoStatus'];
}

/** Updates the view with the server's version of an application. */
type Replace = (application: Application) => Promise<void>;

/** Waits for the response to a change and applies it; after a conflict it applies the current version (O63, O96). */
export async function settle(answer: Promise<Application>, replace: Replace): Promise<Application> {
  try {
    const changed = await answer;
    await replace(changed);
    return changed;
  } catch (error) {
    // A response without a current version names no application of the list.
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
