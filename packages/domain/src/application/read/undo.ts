import { asObject, firstText, toDate } from '../../wire/loose';

/** A change of status that can still be taken back. */
export interface StatusUndo {
  /** Number of the change, which the call names. */
  readonly changeId: string;
  /** Until when, ISO. */
  readonly until: string;
  /** Whether a message to the applicant waits as long. */
  readonly message: boolean;
}

/** Reads what takes a change back; null where nothing does. */
export function readUndo(value: unknown): StatusUndo | null {
  const { change, until, message } = asObject(value);
  const [changeId, moment] = [firstText(change), toDate(until)];
  return changeId === '' || moment === null ? null : { changeId, until: moment, message: message === true };
}
