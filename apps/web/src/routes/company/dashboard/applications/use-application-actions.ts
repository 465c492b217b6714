import { useToast } from '@stellwerk/design-system';
import { type Application, type ApplicationDocument, applicationMessages, type StepperChoice } from '@stellwerk/domain';
import { openDocument, type DocumentMode } from '../../../../data/company-applications/open-document';
import type { CompanyApplications } from '../../../../data/company-applications/use-company-applications';
import { companyWords } from '../../../../i18n/company.de';
import { notesCourse, statusCourse, useFollowed } from '../../applications/use-followed';

export interface ApplicationActions {
  /** Rejects after its failure toast, so that the caller keeps its own state. */
  readonly setStatus: (application: Application, choice: StepperChoice) => Promise<void>;
  readonly saveNotes: (application: Application, notes: string) => Promise<void>;
  readonly open: (application: Application, document: ApplicationDocument, mode: DocumentMode) => void;
}

const status = statusCourse(applicationMessages.statusFailed);

/** What a member does with an application of the table, each with its toasts (CA40 to CA46, A19). */
export function useApplicationActions(source: Pick<CompanyApplications, 'setStatus' | 'saveNotes'>): ApplicationActions {
  const toast = useToast();
  const follow = useFollowed();
  return {
    setStatus: ({ id }, choice) => follow(source.setStatus(id, choice), status),
    saveNotes: ({ id }, notes) => follow(source.saveNotes(id, notes), notesCourse),
    open: (application, document, mode) => {
      openDocument(application.id, document.id, mode).catch(() => toast.error(companyWords.applications.documentFailed));
    },
  };
}
