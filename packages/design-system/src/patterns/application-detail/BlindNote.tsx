import { companyStatusLabels, panelStatusLabels, type ApplicationStatus } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { TriangleAlert, UserRound } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { de } from '../i18n/de';

const labels = { company: companyStatusLabels, panel: panelStatusLabels } as const;

export interface BlindNoteProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Status of the application; a withdrawn applicant is never revealed. */
  status: ApplicationStatus;
  /** Sets the status that reveals the applicant. */
  onShow: () => unknown;
  /** Audience of the labels (O107). @default 'company' */
  audience?: keyof typeof labels;
}

/**
 * Replaces the contact of an anonymous applicant and names the status that reveals it (decision
 * 0079).
 * @example
 * <BlindNote status="SUBMITTED" onShow={setInReview} />
 */
export function BlindNote({ status, onShow, audience = 'company', className, ...rest }: BlindNoteProps) {
  return (
    <div className={cx('sw:grid sw:content-start sw:justify-items-start sw:gap-3', className)} {...rest}>
      <p className="sw:text-sm sw:text-ink-2">{de.detail.blind}</p>
      {status !== 'WITHDRAWN' && (
        <Button size="sm" onClick={() => void onShow()}>
          {de.detail.blindShow(labels[audience].IN_REVIEW)}
        </Button>
      )}
    </div>
  );
}

/** Warns that documents reveal the applicant's identity (decision 0079). */
export function BlindWarning() {
  return (
    <p className="sw:flex sw:items-start sw:gap-2 sw:text-sm">
      <Icon as={TriangleAlert} size={16} className="sw:mt-0.5 sw:text-amber" />
      {de.detail.blindWarning}
    </p>
  );
}

/** Placeholder of the face and initials of an anonymous applicant. */
export function BlindFace() {
  return (
    <span aria-hidden="true" className="sw:grid sw:size-12 sw:flex-none sw:place-items-center sw:rounded-full sw:bg-sunken sw:text-ink-2">
      <Icon as={UserRound} size={24} />
    </span>
  );
}
