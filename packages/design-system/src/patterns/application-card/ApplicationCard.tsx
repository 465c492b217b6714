import { documentLabels, formatDate, type ApplicationSummary } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { ExternalLink, Mail, Phone } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Disclosure } from '../../components/disclosure';
import { Icon } from '../../components/icon';
import { TextLink } from '../../components/link';
import { StarRating } from '../../components/star-rating';
import { BlindNote, BlindWarning } from '../application-detail/BlindNote';
import { DocumentLink, type DocumentAccess } from '../document-link';
import { documentFormat } from '../document-link/document-look';
import { de } from '../i18n/de';
import { NotesEditor, notesDraft } from '../notes-editor';
import { AddressText } from '../shared/OutsideLink';
import { BareRowCheckbox } from '../shared/RowCheckbox';
import { StatusBadge } from '../status-badge';
import { StatusChoice, type StatusValue } from '../status-choice';

interface ContentProps extends DocumentAccess {
  /** The application as the company sees it. */
  application: ApplicationSummary;
  /** Set of statuses: all eight, or the seven of the panel. @default 'company' */
  statusSet?: 'company' | 'panel';
  /**
   * Whether to confirm the rejection of a withdrawn application; false if the caller confirms every
   * rejection.
   * @default true
   */
  askRejection?: boolean;
  /** Called with the selected status; never with the current one. */
  onStatus: (value: StatusValue) => void | Promise<unknown>;
  /** Called with the selected rating, 1 to 5. */
  onRate: (rating: number) => void;
  /**
   * Like `onSave` of `NotesEditor`: a rejected promise or `false` is a failure; a 409 shows the
   * notes stored meanwhile.
   */
  onSaveNotes: (notes: string, seen: string) => unknown;
  /** Level of the headings inside. @default 3 */
  level?: 2 | 3 | 4;
}

export interface ApplicationCardProps extends ContentProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Whether the details are open. */
  open: boolean;
  /** Called when the details are opened or closed. */
  onOpenChange: (open: boolean) => void;
  /** Whether it is selected; needs `onSelect`. @default false */
  selected?: boolean;
  /**
   * Adds a checkbox that selects the card, labelled with the applicant's name. `range` is true for
   * a click with Shift.
   * @default not selectable
   */
  onSelect?: (selected: boolean, range: boolean) => void;
}

function Part({ title, level, children }: { title: string; level: 2 | 3 | 4; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <div className="sw:grid sw:content-start sw:gap-2">
      <Heading className="sw:text-sm sw:font-semibold">{title}</Heading>
      {children}
    </div>
  );
}

/** Label of 'In Bearbeitung' in each set of statuses. */
const SHOWN_BY = { company: 'IN_REVIEW', panel: 'contacted' } as const satisfies Record<
  NonNullable<ContentProps['statusSet']>,
  StatusValue
>;

function Content({
  application,
  statusSet = 'company',
  askRejection,
  onStatus,
  onRate,
  onSaveNotes,
  level = 3,
  documentHref,
  onOpenDocument,
}: ContentProps) {
  const resume = application.documents.find((document) => document.kind === 'resume');
  return (
    <div className="sw:grid sw:gap-6 sw:pt-2 sw:@md:grid-cols-[1fr_1.4fr_1.4fr] sw:@md:pl-8">
      <div className="sw:grid sw:content-start sw:gap-5">
        <Part title={de.card.contact} level={level}>
          {application.blind && <BlindNote status={application.status} audience={statusSet} onShow={() => onStatus(SHOWN_BY[statusSet])} />}
          {application.email && (
            <TextLink href={`mailto:${application.email}`} icon={Mail} className="sw:min-w-0 sw:text-sm sw:wrap-anywhere">
              <AddressText>{application.email}</AddressText>
            </TextLink>
          )}
          {application.phone && (
            <TextLink href={`tel:${application.phone.replace(/[^+\d]/g, '')}`} icon={Phone} className="sw:text-sm">
              {application.phone}
            </TextLink>
          )}
        </Part>
        {resume && (
          <Part title={de.card.papers} level={level}>
            <span className="sw:flex sw:items-center sw:gap-2">
              <DocumentLink
                document={resume}
                documentHref={documentHref}
                onOpenDocument={onOpenDocument}
                className="sw:min-h-8 sw:font-medium"
              >
                {de.card.resumeLink(documentLabels.resume, documentFormat(resume))}
              </DocumentLink>
              <Icon as={ExternalLink} size={16} />
            </span>
            {application.blind && <BlindWarning />}
          </Part>
        )}
        <StarRating label={de.card.rating} value={application.rating ?? 0} onChange={onRate} className="sw:text-sm" />
      </div>
      <Part title={de.card.status} level={level}>
        <StatusChoice status={application.status} set={statusSet} askRejection={askRejection} onStatus={onStatus} />
      </Part>
      <NotesEditor notes={application.notes} draftName={notesDraft(application.id)} onSave={onSaveNotes} level={level} />
    </div>
  );
}

/**
 * An expandable application (CA20, CA23 to CA27): contact, résumé, rating, status, notes.
 * @example
 * <ApplicationCard
 *   application={application}
 *   open
 *   onOpenChange={setOpen}
 *   onStatus={saveStatus}
 *   onRate={saveRating}
 *   onSaveNotes={saveNotes}
 *   documentHref={urlOfDocument}
 * />
 */
export function ApplicationCard({
  application,
  open,
  onOpenChange,
  statusSet = 'company',
  askRejection,
  onStatus,
  onRate,
  onSaveNotes,
  level,
  documentHref,
  onOpenDocument,
  selected = false,
  onSelect,
  className,
  ...rest
}: ApplicationCardProps) {
  return (
    <div className={cx('sw:@container', onSelect && 'sw:grid sw:grid-cols-[auto_minmax(0,1fr)] sw:gap-x-3', className)} {...rest}>
      {onSelect && <BareRowCheckbox name={application.name} selected={selected} onSelect={onSelect} />}
      <Disclosure
        open={open}
        onOpenChange={onOpenChange}
        summary={
          <span className="sw:grid sw:grid-cols-1 sw:gap-x-6 sw:gap-y-1 sw:@md:grid-cols-[1fr_1.4fr_176px_88px] sw:@md:items-center">
            <span className="sw:font-semibold">{application.name}</span>
            <span className="sw:text-sm sw:font-normal sw:text-ink-2">{application.job.title}</span>
            <StatusBadge status={application.status} audience={statusSet} />
            <span className="sw:text-sm sw:font-normal sw:text-ink-2 sw:@md:text-end">{formatDate(application.createdAt)}</span>
          </span>
        }
      >
        {/* Rendered only when open, to keep a list of 300 closed cards fast. */}
        {open && (
          <Content {...{ application, statusSet, askRejection, onStatus, onRate, onSaveNotes, level, documentHref, onOpenDocument }} />
        )}
      </Disclosure>
    </div>
  );
}
