import { Button, Icon, VisuallyHidden } from '@stellwerk/design-system';
import { documentIcon, useAction } from '@stellwerk/design-system/patterns';
import { documentLabels, formatFileSize, type ApplicationDocument } from '@stellwerk/domain';
import { account } from '../../i18n/account.de';
import { FailureBanner } from '../../shared/FailureBanner';

const texts = account.application;

/** Whether to view or to download a file. */
export type DocumentMode = 'view' | 'download';

/** Opens a file; rejects on failure. */
export type OpenDocument = (document: ApplicationDocument, mode: DocumentMode) => Promise<unknown>;

/** File types that browsers display; all others can only be downloaded (decisions, rule 4). */
const canView = (document: ApplicationDocument): boolean =>
  document.contentType === 'application/pdf' || document.contentType.startsWith('video/');

export interface DocumentListProps {
  readonly documents: readonly ApplicationDocument[];
  /** @default only the file names are shown */
  readonly onOpen?: OpenDocument;
}

type Open = (document: ApplicationDocument, mode: DocumentMode) => void;

function Actions({ document, open }: { readonly document: ApplicationDocument; readonly open: Open }) {
  return (
    <div className="sw:-ml-4 sw:flex sw:flex-wrap">
      {(canView(document) ? (['view', 'download'] as const) : (['download'] as const)).map((mode) => (
        <Button key={mode} variant="quiet" size="sm" onClick={() => open(document, mode)}>
          {texts[mode]}
          <VisuallyHidden> {texts.of(document.name)}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}

function Files({ documents, open }: { readonly documents: readonly ApplicationDocument[]; readonly open?: Open }) {
  return (
    <ul>
      {documents.map((document) => (
        <li key={document.id} className="sw:border-t sw:border-line sw:py-3">
          <div className="sw:flex sw:gap-3">
            <Icon as={documentIcon[document.kind]} className="sw:mt-0.5 sw:flex-none sw:text-ink-2" />
            <div className="sw:min-w-0">
              <p className="sw:font-medium">{documentLabels[document.kind]}</p>
              <p className="sw:text-sm sw:break-all sw:text-ink-2">
                <span>{document.name}</span>
                {document.size !== null && <span>{`, ${formatFileSize(document.size)}`}</span>}
              </p>
              {open && <Actions document={document} open={open} />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function OpenableFiles({ documents, onOpen }: Required<DocumentListProps>) {
  const open = useAction(onOpen, { failure: texts.documentFailed, failureIn: 'screen', parallel: true });
  return (
    <>
      <FailureBanner failure={open.failure} className="sw:mb-4" />
      <Files documents={documents} open={(document, mode) => void open.run(document, mode)} />
    </>
  );
}

/** The files of the candidate's own application. */
export function DocumentList({ documents, onOpen }: DocumentListProps) {
  if (documents.length === 0) return <p className="sw:text-ink-2">{texts.noDocuments}</p>;
  return onOpen === undefined ? <Files documents={documents} /> : <OpenableFiles documents={documents} onOpen={onOpen} />;
}
