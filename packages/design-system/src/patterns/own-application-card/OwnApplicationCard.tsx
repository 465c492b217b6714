import { canWithdraw, formatDate, jobFallbacks, type Application } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Trash2 } from 'lucide-react';
import { Button } from '../../components/button';
import { Card, type CardProps } from '../../components/card';
import { Icon } from '../../components/icon';
import { useRenderLink, type RenderLink } from '../../components/link';
import { Logo } from '../../components/logo';
import { CandidateTimeline } from '../candidate-timeline';
import { de } from '../i18n/de';
import { StatusBadge } from '../status-badge';

export interface OwnApplicationCardProps extends Omit<CardProps, 'children'> {
  /** The application as its applicant sees it. */
  application: Application;
  /** URL of the detail; without it the title is no link. */
  href?: string;
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** Level of the title's heading. @default 2 */
  level?: 2 | 3;
  /**
   * Starts the withdrawal; the button is shown only while the status allows it (AC10). The caller
   * asks for confirmation.
   */
  onWithdraw?: () => void;
  /** Exports the applicant's data (decisions, rule 10). */
  onExport?: () => void;
  /** Starts the deletion. */
  onErase?: () => void;
}

function note(application: Application): string {
  if (application.eraseAt) return de.own.eraseAt(formatDate(application.eraseAt));
  return canWithdraw(application.status) ? de.own.withdrawHint : de.own.number(application.id);
}

/**
 * A candidate's own application: job, status, progress, and actions.
 * @example
 * <OwnApplicationCard
 *   application={application}
 *   href="/applications/30418"
 *   onWithdraw={withdraw}
 *   onExport={exportData}
 *   onErase={erase}
 * />
 */
export function OwnApplicationCard({
  application,
  href,
  renderLink,
  level = 2,
  onWithdraw,
  onExport,
  onErase,
  className,
  ...rest
}: OwnApplicationCardProps) {
  const render = useRenderLink(renderLink);
  const Heading = `h${level}` as const;
  const { job } = application;
  const title = job.title || jobFallbacks.title;
  const actions = [
    onExport && { label: de.own.export, act: onExport },
    onErase && { label: application.eraseAt ? de.own.eraseNow : de.own.erase, act: onErase },
    onWithdraw && canWithdraw(application.status) && { label: de.own.withdraw, act: onWithdraw },
  ].filter((action) => action !== undefined && action !== false);
  return (
    <Card className={cx('sw:grid sw:grid-cols-1 sw:gap-5', className)} {...rest}>
      <div className="sw:flex sw:flex-wrap sw:items-start sw:justify-between sw:gap-3">
        <div className="sw:flex sw:min-w-0 sw:flex-1 sw:basis-80 sw:gap-4">
          <Logo name={job.company.name || jobFallbacks.company} src={job.company.logoUrl} />
          <div className="sw:min-w-0">
            <Heading className="sw:font-semibold sw:wrap-anywhere sw:hyphens-auto">
              {href === undefined ? title : render({ href, className: 'sw:inline-block sw:py-0.5 sw:hover:underline', children: title })}
            </Heading>
            <p className="sw:text-sm sw:text-ink-2 sw:wrap-anywhere">
              {[job.company.name || de.own.noCompany, job.city].filter(Boolean).join(', ')}
            </p>
          </div>
        </div>
        <StatusBadge status={application.status} audience="candidate" framed />
      </div>
      <CandidateTimeline status={application.status} history={application.history} receivedAt={application.createdAt} />
      <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3 sw:border-t sw:border-line sw:pt-3 sw:text-sm sw:text-ink-2">
        <p className="sw:flex sw:items-center sw:gap-2">
          {application.eraseAt && <Icon as={Trash2} size={16} />}
          <span>{note(application)}</span>
        </p>
        {actions.length > 0 && (
          <div className="sw:-mx-3 sw:flex sw:flex-wrap">
            {actions.map(({ label, act }) => (
              <Button key={label} aria-label={`${label}: ${title}`} variant="quiet" size="sm" onClick={act}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}
