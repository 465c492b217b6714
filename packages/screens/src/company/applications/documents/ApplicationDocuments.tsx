import { DocumentList } from '@stellwerk/design-system/patterns';
import type { Application, ApplicationDocument } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import type { ApplicationCalls } from '../calls';
import { DocumentView, isViewable } from './DocumentView';
import { useOpenDocument } from './use-open-document';

export interface ApplicationDocumentsProps {
  readonly application: Application;
  readonly calls: ApplicationCalls;
}

/** Renders an embedded document; null for types that browsers cannot display. */
const documentViewer =
  (application: Application, calls: ApplicationCalls, open: ReturnType<typeof useOpenDocument>) =>
  (document: ApplicationDocument): ReactNode =>
    isViewable(document) ? (
      <DocumentView
        document={document}
        getLink={() => calls.documentLink(application, document)}
        onOpen={() => open(application, document, 'view')}
      />
    ) : null;

/** The files of an application. PDFs and videos are embedded, others open in a new tab (CA59). */
export function ApplicationDocuments({ application, calls }: ApplicationDocumentsProps) {
  const open = useOpenDocument(calls);
  return (
    <DocumentList
      documents={application.documents}
      blind={application.blind}
      onOpen={(document, mode) => open(application, document, mode)}
      viewer={documentViewer(application, calls, open)}
    />
  );
}
