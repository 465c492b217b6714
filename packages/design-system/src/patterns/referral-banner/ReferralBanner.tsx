import { PLACEHOLDERS, type Referral } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../../components/avatar';
import { Button } from '../../components/button';
import { LinkButton, type RenderLink } from '../../components/link';
import { de } from '../i18n/de';

export type ReferralBannerLook = 'box' | 'plain';

/** Row layout of the banner, shared by its states, so that nothing moves between them. */
export const bannerRow = {
  box: 'sw:flex sw:flex-wrap sw:items-center sw:gap-4 sw:rounded-2 sw:bg-signal-soft sw:p-4',
  plain: 'sw:flex sw:flex-wrap sw:items-center sw:gap-4',
} as const satisfies Record<ReferralBannerLook, string>;

export interface ReferralBannerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The referrer. */
  referral: Pick<Referral, 'firstName' | 'lastName' | 'avatarUrl'>;
  /** The referrer's job title from the URL; plain text, cut at 80 characters (O06). @default '' */
  title?: string;
  /** The referrer's location from the URL, likewise. @default '' */
  location?: string;
  /** URL of the application form with this referral; without it the banner has no apply link. */
  applyHref?: string;
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** Called when 'Kein Interesse' is clicked. */
  onNoInterest: () => void;
  /** `plain` renders no box, because the job designs frame the banner themselves. @default 'box' */
  look?: ReferralBannerLook;
}

const LONGEST = 80;

function cut(text: string): string {
  const plain = text.trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1).trimEnd()}…` : plain;
}

/**
 * Names the referrer and invites to apply through the referral (RF02 to RF04, RF07).
 * @example
 * <ReferralBanner
 *   referral={{ firstName: 'Jana', lastName: 'Petersen', avatarUrl: '' }}
 *   applyHref="/jobs/view/4821/apply?ref=K7M2QX9P"
 *   onNoInterest={dismiss}
 * />
 */
export function ReferralBanner({
  referral,
  title = '',
  location = '',
  applyHref,
  renderLink,
  onNoInterest,
  look = 'box',
  className,
  ...rest
}: ReferralBannerProps) {
  const name = `${referral.firstName} ${referral.lastName}`.trim() || de.referral.someone;
  const described = [name, cut(title), cut(location)].filter(Boolean).join(', ');
  return (
    <div className={cx(bannerRow[look], className)} {...rest}>
      <Avatar name={name} src={referral.avatarUrl} placeholder={PLACEHOLDERS.avatar} size={48} />
      <div className="sw:min-w-0 sw:flex-1 sw:basis-60">
        <p className="sw:font-semibold">{de.referral.recommended(described)}</p>
        <p>{de.referral.invite}</p>
      </div>
      <div className="sw:flex sw:flex-wrap sw:gap-3">
        <Button size={look === 'plain' ? 'sm' : 'md'} onClick={onNoInterest}>
          {de.referral.noInterest}
        </Button>
        {applyHref !== undefined && (
          <LinkButton href={applyHref} variant="primary" renderLink={renderLink}>
            {de.referral.apply}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
