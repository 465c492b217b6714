import { documentLabels, type ApplicationDocument } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import type { HTMLAttributes, MouseEvent, ReactNode, RefCallback } from 'react';
import { Icon } from '../../components/icon';
import { VisuallyHidden } from '../../components/visually-hidden';
import { de } from '../i18n/de';
import { documentFacts, documentIcon } from './document-look';

/** Functions to open documents; shared by table, card and detail. */
export interface DocumentAccess {
  /** Stable URL of a document: /api/public/media/cv/{filename} (CA79). @default none: a button */
  documentHref?: (document: ApplicationDocument) => string | undefined;
  /**
   * Opens a document. The caller requests a fresh, short-lived URL first (decisions, rule 4), so a
   * plain click on the link calls this instead of following it. Without it the link is followed.
   */
  onOpenDocument?: (document: ApplicationDocument) => void;
}

export interface DocumentLinkProps extends DocumentAccess, Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  /** The document. */
  document: ApplicationDocument;
  /**
   * The label of the link.
   * @default the name of its kind, with format and size added for screen readers
   */
  children?: ReactNode;
  /** Ref of the link, or of the button without a URL. */
  ref?: RefCallback<HTMLElement>;
}

/**
 * A document that opens in a new tab.
 * @example
 * <DocumentLink document={resume} documentHref={urlOfDocument} onOpenDocument={openDocument} />
 */
export function DocumentLink({ document, documentHref, onOpenDocument, children, className, ...rest }: DocumentLinkProps) {
  const href = documentHref?.(document);
  // Padding for the focus ring, because the label fills the link.
  const look = cx(
    'sw:inline-flex sw:min-h-6 sw:max-w-full sw:items-center sw:gap-1 sw:rounded-1 sw:text-sm sw:text-ink sw:outline-offset-4',
    className,
  );
  const facts = children === undefined ? documentFacts(document) : '';
  const content = (
    <>
      <Icon as={documentIcon[document.kind]} size={16} className="sw:text-ink-2" />
      <span className="sw:underline-quiet sw:wrap-anywhere">{children ?? documentLabels[document.kind]}</span>
      {facts !== '' && <VisuallyHidden> ({facts})</VisuallyHidden>}
      {href !== undefined && <VisuallyHidden> {de.newTab}</VisuallyHidden>}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={look} {...rest} onClick={() => onOpenDocument?.(document)}>
        {content}
      </button>
    );
  }
  const click = (event: MouseEvent) => {
    if (!onOpenDocument) return;
    event.preventDefault();
    onOpenDocument(document);
  };
  return (
    <a href={href} target="_blank" rel="noopener" className={look} {...rest} onClick={click}>
      {content}
    </a>
  );
}
