import { useAction } from '@stellwerk/design-system/patterns';
import {
  type Application,
  type ApplicationDocument,
  type ApplicationSummary,
  applicationMessages,
  type StepperChoice,
} from '@stellwerk/domain';
import { companyTexts } from '../../../i18n/company.de';
import { notesToasts, statusToasts } from '../action-texts';
import type { DocumentMode } from './DetailDialog';

/** The calls behind the actions; each rejects when it failed. */
export interface ApplicationCalls {
  /** @param application as the person saw it */
  readonly setStatus: (application: Application, choice: StepperChoice) => Promise<unknown>;
  readonly saveNotes: (applicationId: string, notes: string) => Promise<unknown>;
  readonly openDocument: (applicationId: string, documentId: string, mode: DocumentMode) => Promise<void>;
}

export interface ApplicationActions {
  /** Rejects after its failure toast, so that the caller keeps its own state. */
  readonly setStatus: (application: Application, choice: StepperChoice) => Promise<unknown>;
  readonly saveNotes: (application: Application, notes: string) => Promise<unknown>;
  readonly open: (application: ApplicationSummary, document: ApplicationDocument, mode: DocumentMode) => void;
}

const status = statusToasts(applicationMessages.statusFailed);

/** What a member does with an application of the table, each with its toasts (CA40 to CA46, A19). */
export function useApplicationActions(calls: ApplicationCalls): ApplicationActions {
  const setStatus = useAction(calls.setStatus, status);
  const saveNotes = useAction(({ id }: Application, notes: string) => calls.saveNotes(id, notes), notesToasts);
  const open = useAction(
    (application: ApplicationSummary, document: ApplicationDocument, mode: DocumentMode) =>
      calls.openDocument(application.id, document.id, mode),
    { failure: companyTexts.applications.documentFailed, parallel: true },
  );
  return {
    setStatus: setStatus.runOrReject,
    saveNotes: saveNotes.runOrReject,
    open: (application, document, mode) => void open.run(application, document, mode),
  };
}
