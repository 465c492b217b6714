import { useAction } from '@stellwerk/design-system/patterns';
import type { ApplicationDocument, ApplicationSummary } from '@stellwerk/domain';
import { companyTexts } from '../../../i18n/company.de';
import type { ApplicationCalls, DocumentMode } from '../calls';

/** Opens or saves a file of an application; a toast shows a failure. */
export function useOpenDocument({ openDocument }: ApplicationCalls) {
  const { run } = useAction(openDocument, { failure: companyTexts.applications.documentFailed, parallel: true });
  return (application: ApplicationSummary, document: ApplicationDocument, mode: DocumentMode): void =>
    void run(application, document, mode);
}
