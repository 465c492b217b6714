import { cx } from 'class-variance-authority';
import { Avatar, Button, LinkButton } from '@stellwerk/design-system';
import type { ComponentPropsWithRef } from 'react';
import { labels } from './messages.de';

/** The referral that travels with the application (decisions, rule 7). */
export interface ApplicationReferral {
  /** Code of the referral. */
  code: string;
  /** Name of the person who passed the job on; '' while it is unknown. */
  name: string;
  /** URL of the person's picture. */
  avatarUrl?: string;
}

export interface ReferralNoteProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Who passed the job on. */
  referral: ApplicationReferral;
  /** Takes the referral off this application; leave it out where that is no longer possible. */
  onRemove?: () => void;
  /** The same page without the referral, for a browser that runs no script. @default none: the referral stays there */
  removeHref?: string;
}

/**
 * Who passed the job on, and the way to leave that out.
 * @example
 * <ReferralNote referral={{ code: 'JANA7', name: 'Jana Petersen' }} />
 */
export function ReferralNote({ referral, onRemove, removeHref, className, ...rest }: ReferralNoteProps) {
  return (
    <div className={cx('sw:flex sw:gap-3 sw:px-5 sw:py-4 sw:rounded-2 sw:bg-sunken', className)} {...rest}>
      {referral.name && <Avatar name={referral.name} src={referral.avatarUrl} />}
      {/* Far enough apart that the ring of the focus keeps clear of the name. */}
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
