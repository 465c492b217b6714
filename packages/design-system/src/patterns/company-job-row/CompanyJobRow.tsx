import { formatCount, jobProfileLabels, jobTemplateLabels, type CompanyJob } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Code, CopyPlus, Ellipsis, ExternalLink, Eye, Link, Palette, Pencil, Power, Trash2, Video, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../../components/badge';
import { Icon } from '../../components/icon';
import { LinkButton, useRenderLink, type RenderLink } from '../../components/link';
import { Menu } from '../../components/menu';
import { StatusMark } from '../../components/status-mark';
import { VisuallyHidden } from '../../components/visually-hidden';
import { companyDe } from '../i18n/company.de';
import { JOB_ACTIONS, type JobAction } from './job-actions';
import { activeLook, jobDay, jobLine } from './job-look';

const labels = companyDe.job;

interface ActionProps {
  /** The job as its company sees it. */
  job: CompanyJob;
  /** URL of the preview, also for drafts (JM04). */
  previewHref: string;
  /** URL of the public page; linked while the job is active. */
  publicHref: string;
  /** URL of the job's form. @default no link, without the permission to edit */
  editHref?: string;
  /** Entries of the menu, shown in the row's own order. @default all of them */
  actions?: readonly JobAction[];
  /** Called with the selected menu entry. @default no menu */
  onAction?: (action: JobAction) => void;
  /** Renders the links. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

export interface CompanyJobRowProps extends ActionProps, Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** The date shown in the row. @default 'created' */
  day?: 'created' | 'published';
  /** URL of the job's page inside the company area (JM02). */
  href: string;
  /** URL of the applications for this job. */
  applicationsHref: string;
  /** Level of the title's heading. @default 2 */
  level?: 2 | 3;
}

/**
 * A job in its company's list (JM06): title, facts, figures, date, status, and actions. Rendered
 * inside a `<ul>`.
 * @example
 * <CompanyJobRow
 *   job={job}
 *   href="/company/1/jobs/7"
 *   applicationsHref="/company/1/jobs/7/applications"
 *   previewHref="/jobs/preview/7"
 *   publicHref="/jobs/7"
 *   editHref="/company/1/jobs/7/edit"
 *   onAction={run}
 * />
 */
export function CompanyJobRow({
  job,
  day = 'created',
  href,
  applicationsHref,
  previewHref,
  publicHref,
  editHref,
  actions,
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
          {[facts, job.createdBy === '' ? '' : labels.createdBy(job.createdBy)].filter(Boolean).join(' · ')}
        </p>
        <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-2 sw:gap-y-1">
          <Badge>{jobProfileLabels[job.profileType]}</Badge>
          <Badge icon={Palette}>{jobTemplateLabels[job.template]}</Badge>
          {job.hasVideo && <Badge icon={Video}>{labels.video}</Badge>}
        </div>
      </div>
      <p className="sw:@md:pt-0.5 sw:@md:text-end">
        {render({
          href: applicationsHref,
          className: 'sw:inline-block sw:min-h-6 sw:underline-quiet',
          children: (
            <>
              <span className="sw:font-semibold">{formatCount(job.applications)}</span> {labels.applications(job.applications)}
              <VisuallyHidden> {labels.of(job.title)}</VisuallyHidden>
            </>
          ),
        })}
      </p>
      <p className="sw:text-end sw:@md:pt-0.5">
        <span className="sw:font-semibold">{job.views === null ? companyDe.none : formatCount(job.views)}</span>{' '}
        <span className="sw:text-ink-2">{labels.views(job.views)}</span>
      </p>
      <StatusMark {...look} className="sw:@md:pt-0.5">
        {word}
      </StatusMark>
      <p className="sw:text-end sw:@md:pt-0.5">
        <VisuallyHidden>{day === 'created' ? labels.created : labels.published} </VisuallyHidden>
        {jobDay(job, day)}
      </p>
      <Actions {...{ job, previewHref, publicHref, editHref, actions, onAction, renderLink }} />
    </li>
  );
}

/** Label and icon of each menu entry for a job. */
const entryOf = (action: JobAction, { active }: CompanyJob) =>
  ({
    'copy-link': { label: labels.copyLink, icon: Link },
    'copy-embed': { label: labels.copyEmbed, icon: Code },
    duplicate: { label: labels.duplicate, icon: CopyPlus },
    design: { label: labels.design, icon: Palette },
    toggle: { label: active ? labels.deactivate : labels.activate, icon: Power },
    delete: { label: labels.delete, icon: Trash2, danger: true },
  })[action];

interface IconLinkProps {
  href: string;
  icon: LucideIcon;
  /** Label of the link's target, also used as its tooltip. */
  label: string;
  /** Title of the job, for screen readers, which may not read the row around it. */
  title: string;
  renderLink: RenderLink | undefined;
}

function IconLink({ href, icon, label, title, renderLink }: IconLinkProps) {
  return (
    <LinkButton size="sm" variant="quiet" href={href} renderLink={renderLink} title={label} className="sw:px-2">
      <Icon as={icon} size={20} />
      <VisuallyHidden>
        {label} {labels.of(title)}
      </VisuallyHidden>
    </LinkButton>
  );
}

function Actions({ job, previewHref, publicHref, editHref, actions = JOB_ACTIONS, onAction, renderLink }: ActionProps) {
  return (
    <div className="sw:col-span-2 sw:flex sw:items-center sw:gap-1 sw:@md:col-span-1 sw:@md:justify-end">
      {editHref !== undefined && (
        <LinkButton size="sm" href={editHref} renderLink={renderLink}>
          <Icon as={Pencil} size={16} />
          {labels.edit}
          <VisuallyHidden> {labels.of(job.title)}</VisuallyHidden>
        </LinkButton>
      )}
      <IconLink href={previewHref} icon={Eye} label={labels.preview} title={job.title} renderLink={renderLink} />
      {job.active ? (
        <IconLink href={publicHref} icon={ExternalLink} label={labels.public} title={job.title} renderLink={renderLink} />
      ) : (
        // Its space stays empty, so that the columns of all rows are aligned.
        <span className="sw:hidden sw:w-11.5 sw:@md:block" />
      )}
      {onAction && actions.length > 0 && (
        <Menu
          icon={Ellipsis}
          align="end"
          label={`${labels.more} ${labels.of(job.title)}`}
          className="sw:ms-auto sw:@md:ms-0"
          items={JOB_ACTIONS.filter((action) => actions.includes(action)).map((action) => ({
            key: action,
            ...entryOf(action, job),
            onSelect: () => onAction(action),
          }))}
        />
      )}
    </div>
  );
}
