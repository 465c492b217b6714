import { useToast } from '@stellwerk/design-system';
import { type Application, type ApplicationDocument, applicationMessages, type StepperChoice } from '@stellwerk/domain';
import { openDocument, type DocumentMode } from '../../../../data/company-applications/open-document';
import type { CompanyApplications } from '../../../../data/company-applications/use-company-applications';
import { companyWords } from '../../../../i18n/company.de';

export interface ApplicationActions {
  /** Rejects after its failure toast, so that the caller keeps its own state. */
  readonly setStatus: (application: Application, choice: StepperChoice) => Promise<void>;
  readonly saveNotes: (application: Application, notes: string) => Promise<void>;
  readonly open: (application: Application, document: ApplicationDocument, mode: DocumentMode) => void;
}

/** What a member does with an application, each with its toasts (CA40 to CA46, A19). */
export function useApplicationActions(source: Pick<CompanyApplications, 'setStatus' | 'saveNotes'>): ApplicationActions {
  const toast = useToast();
  const follow = async (action: Promise<void>, pending: string, done: string, failed: string): Promise<void> => {
    const id = toast.loading(pending);
    try {
      await action;
      toast.success(done, id);
    } catch (error) {
      toast.error(failed, id);
      throw error;
    }
  };
  const { statusPending, statusDone, statusFailed, notesPending, notesDone, notesFailed } = applicationMessages;
  return {
    setStatus: ({ id }, choice) => follow(source.setStatus(id, choice), statusPending, statusDone, statusFailed),
    saveNotes: ({ id }, notes) => follow(source.saveNotes(id, notes), notesPending, notesDone, notesFailed),
    open: (application, document, mode) => {
      openDocument(application.id, document.id, mode).catch(() => toast.error(companyWords.applications.documentFailed));
    },
  };
}
