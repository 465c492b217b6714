import { formatDate, type ApplicationSummary } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../../components/avatar';
import { de } from '../i18n/de';
import { StatusBadge } from '../status-badge';
import { BlindFace } from './BlindNote';

export interface ApplicationHeaderProps extends ComponentPropsWithRef<'div'> {
  /** The application. */
  application: Pick<ApplicationSummary, 'name' | 'createdAt' | 'status'> & {
    job: Pick<ApplicationSummary['job'], 'title'>;
    /** The person who recommended the job; shown once known. */
    referredBy?: string;
    /** Whether the applicant is still anonymous (decision 0079). @default false */
    blind?: boolean;
  };
  /** Level of the name's heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Content after the badge: a close button, actions. */
  children?: ReactNode;
}

/**
 * Applicant, job, date and referral of an application: initials, name, title, day (CA52; decisions,
 * rule 7).
 * @example
 * <ApplicationHeader application={application} />
 */
export function ApplicationHeader({ application, level = 2, children, className, ...rest }: ApplicationHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('sw:flex sw:flex-wrap sw:items-start sw:justify-between sw:gap-4', className)} {...rest}>
      <div className="sw:flex sw:min-w-0 sw:gap-4">
        {application.blind === true ? <BlindFace /> : <Avatar name={application.name} size={48} />}
        <div className="sw:min-w-0">
          <Heading className="sw:text-xl sw:font-semibold">{application.name}</Heading>
          <p className="sw:text-sm sw:text-ink-2">{application.job.title}</p>
          <p className="sw:text-sm sw:text-ink-2">{de.detail.received(formatDate(application.createdAt))}</p>
          {application.referredBy !== undefined && application.referredBy !== '' && (
            <p className="sw:text-sm sw:text-ink-2">{de.detail.referredBy(application.referredBy)}</p>
          )}
        </div>
      </div>
      <div className="sw:flex sw:items-center sw:gap-3">
        <StatusBadge status={application.status} audience="company" framed />
        {children}
      </div>
    </div>
  );
}
