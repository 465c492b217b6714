import type { Id } from '@stellwerk/domain';
import { useAction } from '@stellwerk/design-system/patterns';
import {
  type Application,
  type ApplicationDocument,
  type ApplicationSummary,
  applicationMessages,
  type StepperChoice,
} from '@stellwerk/domain';
import { companyTexts } from '../../../i18n/company.de';
import type { StatusQuestionsProps } from '../status/StatusQuestions';
import { useStatusChange, type StatusCalls } from '../status/use-status-change';
import type { DocumentMode } from './DetailDialog';

/** The calls of the actions; each rejects on failure. */
export interface ApplicationCalls {
  readonly setStatus: StatusCalls['onStatus'];
  readonly undoStatus: StatusCalls['onUndo'];
  readonly holdStatus: StatusCalls['onHold'];
  readonly keepRejectionText?: StatusCalls['onKeepRejectionText'];
  readonly openDocument: (applicationId: Id<'application'>, documentId: Id<'document'>, mode: DocumentMode) => Promise<void>;
}

export interface ApplicationActions {
  /**
   * Rejects after a shown failure or a cancelled confirmation, so that the caller keeps its own
   * state.
   */
  readonly setStatus: (application: Application, choice: StepperChoice) => Promise<unknown>;
  /** Confirmations before a change. */
  readonly questions: StatusQuestionsProps;
  readonly open: (application: ApplicationSummary, document: ApplicationDocument, mode: DocumentMode) => void;
}

/** Actions of a member on an application of the table, each with its toasts (CA40 to CA43, A19). */
export function useApplicationActions(calls: ApplicationCalls): ApplicationActions {
  const { change, questions } = useStatusChange(
    { onStatus: calls.setStatus, onUndo: calls.undoStatus, onHold: calls.holdStatus, onKeepRejectionText: calls.keepRejectionText },
    applicationMessages.statusFailed,
  );
  const open = useAction(
    (application: ApplicationSummary, document: ApplicationDocument, mode: DocumentMode) =>
      calls.openDocument(application.id, document.id, mode),
    { failure: companyTexts.applications.documentFailed, parallel: true },
  );
  return {
    setStatus: change,
    questions,
    open: (application, document, mode) => void open.run(application, document, mode),
  };
}
