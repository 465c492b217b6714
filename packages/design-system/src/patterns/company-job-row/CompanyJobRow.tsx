import { formatCount, jobProfileLabels, jobTemplateLabels } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Code, Ellipsis, ExternalLink, Eye, Link, Palette, Pencil, Power, Trash2, Video } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../../components/badge';
import { Icon } from '../../components/icon';
import { LinkButton, useRenderLink, type RenderLink } from '../../components/link';
import { Menu } from '../../components/menu';
import { StatusMark } from '../../components/status-mark';
import { VisuallyHidden } from '../../components/visually-hidden';
import { companyDe } from '../i18n/company.de';
import { activeLook, jobDay, jobLine, type CompanyJob } from './companyJob';

const words = companyDe.job;

/** What the menu of a row offers. */
export type JobAction = 'copy-link' | 'copy-embed' | 'design' | 'toggle' | 'delete';

interface ActionProps {
  /** The posting as its company sees it. */
  job: CompanyJob;
  /** The posting as applicants see it, drafts included (JM04). */
  previewHref: string;
  /** The public page; offered while the posting is active. */
  publicHref: string;
  /** Without it the person may not change postings: no editing, no menu. */
  editHref?: string;
  /** An entry of the menu was chosen. */
  onAction?: (action: JobAction) => void;
  /** Draws the links. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

export interface CompanyJobRowProps extends ActionProps, Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** Which day the row shows. @default 'created' */
  day?: 'created' | 'published';
  /** Page of the posting inside the company (JM02). */
  href: string;
  /** Applications for this posting. */
  applicationsHref: string;
  /** Level of the title's heading. @default 2 */
  level?: 2 | 3;
}

/** A posting in its company's list (JM06): title, facts, what it brought, its day, on or off, and what can be done. Stands in a `<ul>`. */
export function CompanyJobRow({
  job,
  day = 'created',
  href,
  applicationsHref,
  previewHref,
  publicHref,
  editHref,
  onAction,
  level = 2,
  renderLink,
  className,
  ...rest
}: CompanyJobRowProps) {
  const render = useRenderLink(renderLink);
  const Heading = `h${level}` as const;
  const { word, ...look } = activeLook(job.active);
  const facts = [jobLine(job), job.employment].filter(Boolean).join(', ');
  return (
    <li
      className={cx(
        'sw:grid sw:grid-cols-2 sw:items-start sw:gap-x-4 sw:gap-y-2 sw:border-b sw:border-line sw:py-3 sw:text-sm sw:@md:grid-cols-[minmax(0,1fr)_116px_92px_80px_80px_auto]',
        className,
      )}
      {...rest}
    >
      <div className="sw:col-span-2 sw:grid sw:min-w-0 sw:gap-1 sw:@md:col-span-1">
        <Heading className="sw:text-base sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">
          {render({ href, className: 'sw:inline-block sw:min-h-6 sw:hover:underline sw:underline-offset-4', children: job.title })}
        </Heading>
        <p className="sw:text-ink-2 sw:wrap-anywhere">
          {[facts, job.createdBy === '' ? '' : words.createdBy(job.createdBy)].filter(Boolean).join(' · ')}
        </p>
        <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-2 sw:gap-y-1">
          <Badge>{jobProfileLabels[job.profileType]}</Badge>
          <Badge icon={Palette}>{jobTemplateLabels[job.template]}</Badge>
          {job.hasVideo && <Badge icon={Video}>{words.video}</Badge>}
        </div>
      </div>
      <p className="sw:@md:pt-0.5 sw:@md:text-end">
        {render({
          href: applicationsHref,
          className: 'sw:inline-block sw:min-h-6 sw:underline-quiet',
          children: (
            <>
              <span className="sw:font-semibold">{formatCount(job.applications)}</span> {words.applications(job.applications)}
              <VisuallyHidden> {words.of(job.title)}</VisuallyHidden>
            </>
          ),
        })}
      </p>
      <p className="sw:text-end sw:@md:pt-0.5">
        <span className="sw:font-semibold">{job.views === null ? companyDe.none : formatCount(job.views)}</span>{' '}
        <span className="sw:text-ink-2">{words.views(job.views)}</span>
      </p>
      <StatusMark {...look} className="sw:@md:pt-0.5">
        {word}
      </StatusMark>
      <p className="sw:text-end sw:@md:pt-0.5">
        <VisuallyHidden>{day === 'created' ? words.created : words.published} </VisuallyHidden>
        {jobDay(job, day)}
      </p>
      <Actions {...{ job, previewHref, publicHref, editHref, onAction, renderLink }} />
    </li>
  );
}

function Actions({ job, previewHref, publicHref, editHref, onAction, renderLink }: ActionProps) {
  return (
    <div className="sw:col-span-2 sw:flex sw:items-center sw:gap-1 sw:@md:col-span-1 sw:@md:justify-end">
      {editHref !== undefined && (
        <LinkButton size="sm" href={editHref} renderLink={renderLink}>
          <Icon as={Pencil} size={16} />
          {words.edit}
          <VisuallyHidden> {words.of(job.title)}</VisuallyHidden>
        </LinkButton>
      )}
      <LinkButton size="sm" variant="quiet" href={previewHref} renderLink={renderLink} title={words.preview} className="sw:px-2">
        <Icon as={Eye} size={20} />
        <VisuallyHidden>
          {words.preview} {words.of(job.title)}
        </VisuallyHidden>
      </LinkButton>
      {job.active ? (
        <LinkButton size="sm" variant="quiet" href={publicHref} renderLink={renderLink} title={words.public} className="sw:px-2">
          <Icon as={ExternalLink} size={20} />
          <VisuallyHidden>
            {words.public} {words.of(job.title)}
          </VisuallyHidden>
        </LinkButton>
      ) : (
        // Its place stays, so that the columns of all rows stand below each other.
        <span className="sw:hidden sw:w-11.5 sw:@md:block" />
      )}
      {onAction && (
        <Menu
          icon={Ellipsis}
          align="end"
          label={`${words.more} ${words.of(job.title)}`}
          className="sw:ms-auto sw:@md:ms-0"
          items={[
            { key: 'copy-link', label: words.copyLink, icon: Link, onSelect: () => onAction('copy-link') },
            { key: 'copy-embed', label: words.copyEmbed, icon: Code, onSelect: () => onAction('copy-embed') },
            { key: 'design', label: words.design, icon: Palette, onSelect: () => onAction('design') },
            { key: 'toggle', label: job.active ? words.deactivate : words.activate, icon: Power, onSelect: () => onAction('toggle') },
            { key: 'delete', label: words.delete, icon: Trash2, danger: true, onSelect: () => onAction('delete') },
          ]}
        />
      )}
    </div>
  );
}
