import { dataOf, Dialog, Loaded, Skeleton, SkeletonRegion, Tabs, type Loadable } from '@stellwerk/design-system';
import { ApplicationHeader, ContactList, DocumentList, HistoryList, NotesEditor, StatusStepper } from '@stellwerk/design-system/patterns';
import {
  generalMessages,
  type Application,
  type ApplicationDocument,
  type ApplicationSummary,
  type StepperChoice,
} from '@stellwerk/domain';
import { useState } from 'react';
import { companyTexts } from '../../../i18n/company.de';
import { applicationPageTexts } from '../../../i18n/company/applications.de';
import { UndoLine } from '../status/UndoLine';
import type { StatusCalls } from '../status/use-status-change';

const texts = companyTexts.applications;

type UndoCalls = Pick<StatusCalls, 'onUndo'>;

/** Look at a file, or keep it. */
export type DocumentMode = 'view' | 'download';

export interface DetailDialogProps extends UndoCalls {
  /** The row that was opened, shown until its details are there; undefined while none is open, or the list does not show it. */
  readonly summary: ApplicationSummary | undefined;
  /** Everything about it, loaded when it is opened. */
  readonly details: Loadable<Application>;
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
  onUndo,
  onSaveNotes,
  onOpenDocument,
}: Omit<DetailDialogProps, 'summary' | 'details' | 'onClose'> & { readonly application: Application }) {
  return (
    <>
      <StatusStepper
        status={application.status}
        history={application.history}
        receivedAt={application.createdAt}
        // The failure is read in a toast; the stepper stays where the application is.
        onChoose={(choice) => onStatus(application, choice)}
      />
      <UndoLine application={application} onUndo={onUndo} />
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
    </>
  );
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-6">
    <Skeleton height={72} />
    <Skeleton height={240} />
  </SkeletonRegion>
);

const failure = { title: applicationPageTexts.loadFailed, children: generalMessages.retryLater } as const;

/** The details of one application over the list (CA52 to CA60). */
export function DetailDialog({ summary, details, onClose, ...actions }: DetailDialogProps) {
  const present = dataOf(details) ?? summary;
  // The last one stays in sight while the dialog fades out.
  const [last, setLast] = useState({ shown: present, details });
  if (present !== undefined && (present !== last.shown || details.state !== last.details.state)) setLast({ shown: present, details });
  const { shown } = last;
  return (
    <Dialog
      open={present !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown === undefined ? '' : texts.detailTitle(shown.name)}
      hideTitle
      size="lg"
    >
      {shown !== undefined && (
        <div key={shown.id} className="sw:grid sw:grid-cols-1 sw:gap-6">
          <div className="sw:pe-10 sw:hyphens-auto sw:wrap-anywhere">
            <ApplicationHeader application={shown} />
          </div>
          <Loaded value={present === undefined ? last.details : details} skeleton={skeleton} failure={failure}>
            {(application) => <Detail application={application} {...actions} />}
          </Loaded>
        </div>
      )}
    </Dialog>
  );
}
