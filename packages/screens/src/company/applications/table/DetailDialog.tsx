import { Dialog, Tabs } from '@stellwerk/design-system';
import { ApplicationHeader, ContactList, DocumentList, HistoryList, NotesEditor, StatusStepper } from '@stellwerk/design-system/patterns';
import type { Application, ApplicationDocument, StepperChoice } from '@stellwerk/domain';
import { useState } from 'react';
import { companyTexts } from '../../../i18n/company.de';

const texts = companyTexts.applications;

/** Look at a file, or keep it. */
export type DocumentMode = 'view' | 'download';

export interface DetailDialogProps {
  /** Undefined while none is open. */
  readonly application: Application | undefined;
  readonly onClose: () => void;
  /** Rejects when the change failed. */
  readonly onStatus: (application: Application, choice: StepperChoice) => Promise<unknown>;
  /** Rejects when saving failed; the editor then keeps the text. */
  readonly onSaveNotes: (application: Application, notes: string) => Promise<unknown>;
  readonly onOpenDocument: (application: Application, document: ApplicationDocument, mode: DocumentMode) => void;
}

function Detail({
  application,
  onStatus,
  onSaveNotes,
  onOpenDocument,
}: Omit<DetailDialogProps, 'application' | 'onClose'> & { readonly application: Application }) {
  return (
    <div className="sw:grid sw:grid-cols-1 sw:gap-6">
      <div className="sw:pe-10 sw:hyphens-auto sw:wrap-anywhere">
        <ApplicationHeader application={application} />
      </div>
      <StatusStepper
        status={application.status}
        history={application.history}
        receivedAt={application.createdAt}
        // The failure is read in a toast; the stepper stays where the application is.
        onChoose={(choice) => onStatus(application, choice)}
      />
      <Tabs
        label={texts.detailTabs}
        items={[
          {
            value: 'profile',
            label: texts.profile,
            content: (
              <div className="sw:grid sw:gap-8 sw:md:grid-cols-2">
                <ContactList application={application} />
                <NotesEditor notes={application.notes} onSave={(notes) => onSaveNotes(application, notes)} />
              </div>
            ),
          },
          {
            value: 'documents',
            label: texts.documents,
            count: application.documents.length,
            content: (
              <DocumentList documents={application.documents} onOpen={(document, mode) => onOpenDocument(application, document, mode)} />
            ),
          },
          { value: 'history', label: texts.history, content: <HistoryList history={application.history} audience="company" /> },
        ]}
      />
    </div>
  );
}

/** The details of one application over the list (CA52 to CA60). */
export function DetailDialog({ application, onClose, ...actions }: DetailDialogProps) {
  // The last one stays in sight while the dialog fades out.
  const [last, setLast] = useState(application);
  if (application !== undefined && application !== last) setLast(application);
  const shown = application ?? last;
  return (
    <Dialog
      open={application !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown === undefined ? '' : texts.detailTitle(shown.name)}
      hideTitle
      size="lg"
    >
      {shown !== undefined && <Detail key={shown.id} application={shown} {...actions} />}
    </Dialog>
  );
}
