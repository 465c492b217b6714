import { documentLabels, type ApplicationDocument } from '@stellwerk/domain';
import { Download, Eye, X } from 'lucide-react';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { documentIcon } from '../document-link';
import { documentFacts } from '../document-link/document-look';
import { de } from '../i18n/de';
import { BlindWarning } from './BlindNote';

interface Viewing {
  /** The caller requests a fresh URL and opens or saves it (decisions, rule 4). */
  onOpen: (document: ApplicationDocument, mode: 'view' | 'download') => void;
  /**
   * Renders a document below its row after a click on 'Ansehen'; null for one that `onOpen` opens
   * instead.
   * @default `onOpen` opens every document
   */
  viewer?: ((document: ApplicationDocument) => ReactNode) | undefined;
}

export interface DocumentListProps extends Viewing, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The documents in order. */
  documents: readonly ApplicationDocument[];
  /**
   * Whether the applicant is still anonymous: documents then have a warning (decision 0079).
   * @default false
   */
  blind?: boolean;
}

interface LineProps extends Viewing {
  readonly document: ApplicationDocument;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function Line({ document, open, onToggle, onOpen, viewer }: LineProps) {
  const id = useId();
  const label = documentLabels[document.kind];
  const view = viewer?.(document) ?? null;
  const text = open ? de.detail.hide : de.detail.view;
  return (
    <li className="sw:py-3 sw:not-last:border-b sw:border-line">
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
        <Icon as={documentIcon[document.kind]} className="sw:text-ink-2" />
        <div className="sw:min-w-0 sw:flex-1 sw:basis-40 sw:text-sm">
          <p className="sw:font-semibold">{label}</p>
          <p className="sw:text-ink-2 sw:wrap-anywhere">
            {document.kind === 'additional' ? `${document.name}, ${documentFacts(document)}` : documentFacts(document)}
          </p>
        </div>
        <div className="sw:flex sw:flex-wrap sw:gap-2">
          <Button
            size="sm"
            aria-label={`${text}: ${label}`}
            {...(view === null
              ? { onClick: () => onOpen(document, 'view') }
              : { 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: onToggle })}
          >
            <Icon as={open ? X : Eye} size={16} />
            <span>{text}</span>
          </Button>
          <Button size="sm" aria-label={`${de.detail.download}: ${label}`} onClick={() => onOpen(document, 'download')}>
            <Icon as={Download} size={16} />
            {de.detail.download}
          </Button>
        </div>
      </div>
      {open && (
        <div id={id} className="sw:mt-3">
          {view}
        </div>
      )}
    </li>
  );
}

/**
 * Every document with 'Ansehen' and 'Herunterladen' (CA59). One at a time is shown below its row,
 * if `viewer` supports it.
 * @example
 * <DocumentList documents={application.documents} onOpen={openDocument} viewer={viewerOf} />
 */
export function DocumentList({ documents, blind = false, onOpen, viewer, ...rest }: DocumentListProps) {
  const [shown, setShown] = useState<string | null>(null);
  if (documents.length === 0)
    return (
      <div {...rest}>
        <p className="sw:text-ink-2">{de.detail.noDocuments}</p>
      </div>
    );
  return (
    <div {...rest}>
      {blind && <BlindWarning />}
      <ul>
        {documents.map((document) => (
          <Line
            key={document.id}
            document={document}
            open={shown === document.id}
            onToggle={() => setShown(shown === document.id ? null : document.id)}
            onOpen={onOpen}
            viewer={viewer}
          />
        ))}
      </ul>
    </div>
  );
}
