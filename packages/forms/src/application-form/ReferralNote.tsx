import { cx } from 'class-variance-authority';
import { Avatar, Button, LinkButton } from '@stellwerk/design-system';
import type { ComponentPropsWithRef } from 'react';
import { labels } from './messages.de';

/** The referral of the application (decisions, rule 7). */
export interface ApplicationReferral {
  /** Code of the referral. */
  code: string;
  /** Name of the person who recommended the job; '' while it is unknown. */
  name: string;
  /** URL of the person's picture. */
  avatarUrl?: string;
}

export interface ReferralNoteProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The person who recommended the job. */
  referral: ApplicationReferral;
  /** Removes the referral from this application; leave it out when that is no longer possible. */
  onRemove?: () => void;
  /**
   * URL of the page without the referral, for browsers without JavaScript.
   * @default none: the referral cannot be removed there
   */
  removeHref?: string;
}

/**
 * Shows who recommended the job, with a button to remove the referral.
 * @example
 * <ReferralNote referral={{ code: 'JANA7', name: 'Jana Petersen' }} />
 */
export function ReferralNote({ referral, onRemove, removeHref, className, ...rest }: ReferralNoteProps) {
  return (
    <div className={cx('sw:flex sw:gap-3 sw:px-5 sw:py-4 sw:rounded-2 sw:bg-sunken', className)} {...rest}>
      {referral.name && <Avatar name={referral.name} src={referral.avatarUrl} />}
      {/* Enough distance that the focus ring does not touch the name. */}
      <div className="sw:grid sw:min-w-0 sw:justify-items-start sw:gap-1.5">
        <p>{referral.name ? labels.referredBy(referral.name) : labels.referred}</p>
        {onRemove && (
          <Button variant="quiet" size="sm" className="sw:-ms-3 sw:noscript:hidden" onClick={onRemove}>
            {labels.removeReferral}
          </Button>
        )}
        {removeHref && (
          <noscript>
            <LinkButton variant="quiet" size="sm" className="sw:-ms-3 sw:whitespace-nowrap" href={removeHref}>
              {labels.removeReferral}
            </LinkButton>
          </noscript>
        )}
      </div>
    </div>
  );
}
