import type { ApplicationStatus, BulkResult, Rejection, SelectedApplication } from '@stellwerk/domain';
import type { ExportFormat } from '../export';
import type { ExportRun } from '../export/ExportButtons';

/** One text for several. */
export interface BulkMessage {
  readonly subject: string;
  readonly content: string;
  /** The same for all portions and repetitions of one message, so that nobody gets it twice. */
  readonly requestKey: string;
}

/** The calls behind what is done with several; each rejects when it failed. The first four take one portion (decision 0080). */
export interface BulkCalls {
  /** @param rejection with the status REJECTED; an empty `message` is what the job of each says */
  readonly onStatuses: (
    applications: readonly SelectedApplication[],
    status: ApplicationStatus,
    rejection?: Rejection,
  ) => Promise<readonly BulkResult[]>;
  /** Takes changes back. @param changes results that have an `undo` */
  readonly onUndoStatuses: (changes: readonly BulkResult[]) => Promise<readonly BulkResult[]>;
  /** Gives more time to take them back; answers with the changes as they are now (decision 0093). */
  readonly onHoldStatuses: BulkCalls['onUndoStatuses'];
  readonly onMessages: (applications: readonly SelectedApplication[], message: BulkMessage) => Promise<readonly BulkResult[]>;
  /** Everything that the filter leaves, as it is at this moment. */
  readonly onSelectAll: () => Promise<readonly SelectedApplication[]>;
  /** Makes and saves a file of some. @returns its name */
  readonly onExportSelected: (ids: readonly string[], format: ExportFormat, run: ExportRun) => Promise<string>;
  /** Loads anew what was changed, once at the end of all portions. */
  readonly onChanged: () => void;
}
