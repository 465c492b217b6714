import { asObject, firstText, toDate } from '../../wire/loose';

/** An undoable change of status. */
export interface StatusUndo {
  /** Number of the change, used by the call. */
  readonly changeId: string;
  /** End of the time, ISO. */
  readonly until: string;
  /** Whether a message to the applicant waits until then. */
  readonly message: boolean;
}

/** Reads the data that undo a change; null without them. */
export function readUndo(value: unknown): StatusUndo | null {
  const { change, until, message } = asObject(value);
  const [changeId, moment] = [firstText(change), toDate(until)];
  return changeId === '' || moment === null ? null : { changeId, until: moment, message: message === true };
}
