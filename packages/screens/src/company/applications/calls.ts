import type {
  Application,
  ApplicationDocument,
  ApplicationStatus,
  ApplicationSummary,
  Id,
  Rejection,
  StatusAlias,
  StatusUndo,
} from '@stellwerk/domain';

/** Whether to view or to download a file. */
export type DocumentMode = 'view' | 'download';

/** The calls of a member on an application. Each rejects on failure; the caller updates its lists after a success (CA37). */
export interface ApplicationCalls {
  /**
   * Sets the status from either set of statuses and returns the current application.
   * @param application the version that the person saw
   * @param rejection with the status REJECTED
   */
  readonly setStatus: (
    application: ApplicationSummary,
    status: ApplicationStatus | StatusAlias,
    rejection?: Rejection,
  ) => Promise<Application>;
  /** Undoes the last change, during the undo period. */
  readonly undoStatus: (application: ApplicationSummary, undo: StatusUndo) => Promise<unknown>;
  /** Delays the mail of the last change further (decision 0093); returns the current application. */
  readonly holdStatus: (application: ApplicationSummary, undo: StatusUndo) => Promise<Application>;
  /** Saves the rejection text of a job (decision 0076); undefined without the permission to edit jobs. */
  readonly keepRejectionText: ((jobId: Id<'job'>, text: string) => Promise<unknown>) | undefined;
  /** Rates from 1 to 5. */
  readonly rate: (application: ApplicationSummary, rating: number) => Promise<unknown>;
  /** @param seen the notes that the author has seen: if others were stored meanwhile, the response is a 409 (O63) */
  readonly saveNotes: (application: ApplicationSummary, notes: string, seen: string) => Promise<unknown>;
  /** Makes a team member responsible, null for nobody (CA76). Offered to recruiters and above (O50). */
  readonly assign: (application: ApplicationSummary, memberId: Id<'member'> | null) => Promise<unknown>;
  /** Opens or saves a file. */
  readonly openDocument: (application: ApplicationSummary, document: ApplicationDocument, mode: DocumentMode) => Promise<unknown>;
  /** Requests a short-lived URL of a file (rule 4). */
  readonly documentLink: (application: ApplicationSummary, document: ApplicationDocument) => Promise<string>;
}
