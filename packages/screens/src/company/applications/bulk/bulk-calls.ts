import type { ApplicationStatus, BulkResult, Rejection, SelectedApplication } from '@stellwerk/domain';
import type { ExportFormat } from '../export';
import type { ExportRun } from '../export/ExportButtons';

/** A message to several applicants. */
export interface BulkMessage {
  readonly subject: string;
  readonly content: string;
  /**
   * Idempotency key: equal for all batches and retries of a message, so that nobody receives it
   * twice.
   */
  readonly requestKey: string;
}

/**
 * The calls of bulk actions; each rejects on failure. The first four take one batch (decision
 * 0080).
 */
export interface BulkCalls {
  /** @param rejection with the status REJECTED; an empty `message` means the text of each job */
  readonly setStatuses: (
    applications: readonly SelectedApplication[],
    status: ApplicationStatus,
    rejection?: Rejection,
  ) => Promise<readonly BulkResult[]>;
  /** Undoes changes. @param changes results that have an `undo` */
  readonly undoStatuses: (changes: readonly BulkResult[]) => Promise<readonly BulkResult[]>;
  /** Extends the undo period; returns the current changes (decision 0093). */
  readonly holdStatuses: BulkCalls['undoStatuses'];
  readonly sendMessages: (applications: readonly SelectedApplication[], message: BulkMessage) => Promise<readonly BulkResult[]>;
  /** All current matches of the filter. */
  readonly selectAll: () => Promise<readonly SelectedApplication[]>;
  /** Creates and saves a file of the given rows. @returns its name */
  readonly exportSelected: (ids: readonly string[], format: ExportFormat, run: ExportRun) => Promise<string>;
  /** Reloads the changed data, once after all batches. */
  readonly reloadAll: () => void;
}
