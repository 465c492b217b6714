import { documentLabels, formatFileSize, type ApplicationDocument } from '@stellwerk/domain';
import { Download, Eye } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { documentIcon } from '../document-link';
import { de } from '../i18n/de';
import { BlindWarning } from './BlindNote';

export interface DocumentListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The documents in order. */
  documents: readonly ApplicationDocument[];
  /** Whether nobody sees yet whose they are: then they carry a warning (decision 0079). @default false */
  blind?: boolean;
  /** The caller asks for a fresh URL and opens or saves it (decisions, rule 4). */
  onOpen: (document: ApplicationDocument, mode: 'view' | 'download') => void;
}

function facts(document: ApplicationDocument): string {
  const extension = /\.(\w{1,5})$/.exec(document.name)?.[1]?.toUpperCase() ?? '';
  return [extension, document.size === null ? '' : formatFileSize(document.size)].filter(Boolean).join(', ');
}

/**
 * Every document with 'Ansehen' and 'Herunterladen' (CA59).
 * @example
 * <DocumentList documents={application.documents} onOpen={openDocument} />
 */
export function DocumentList({ documents, blind = false, onOpen, ...rest }: DocumentListProps) {
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
          <li key={document.id} className="sw:flex sw:flex-wrap sw:items-center sw:gap-3 sw:py-3 sw:not-last:border-b sw:border-line">
            <Icon as={documentIcon[document.kind]} className="sw:text-ink-2" />
            <div className="sw:min-w-0 sw:flex-1 sw:basis-40 sw:text-sm">
              <p className="sw:font-semibold">{documentLabels[document.kind]}</p>
              <p className="sw:text-ink-2 sw:wrap-anywhere">
                {document.kind === 'additional' ? `${document.name}, ${facts(document)}` : facts(document)}
              </p>
            </div>
            <div className="sw:flex sw:flex-wrap sw:gap-2">
              <Button size="sm" aria-label={`${de.detail.view}: ${documentLabels[document.kind]}`} onClick={() => onOpen(document, 'view')}>
                <Icon as={Eye} size={16} />
                {de.detail.view}
              </Button>
              <Button
                size="sm"
                aria-label={`${de.detail.download}: ${documentLabels[document.kind]}`}
                onClick={() => onOpen(document, 'download')}
              >
                <Icon as={Download} size={16} />
                {de.detail.download}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
