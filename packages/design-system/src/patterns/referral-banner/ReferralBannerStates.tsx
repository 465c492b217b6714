import { referralMessages } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Info } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../components/icon';
import { Skeleton, SkeletonRegion } from '../../components/skeleton';
import { de } from '../i18n/de';
import { bannerRow, type ReferralBannerLook } from './ReferralBanner';

export interface ReferralBannerStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The variant of the banner that it replaces. @default 'box' */
  look?: ReferralBannerLook;
}

/**
 * Reserves the space of the banner until the referrer is loaded.
 * @example
 * <ReferralBannerLoading />
 */
export function ReferralBannerLoading({ look = 'box', className, ...rest }: ReferralBannerStateProps) {
  return (
    <SkeletonRegion className={cx(bannerRow[look], className)} {...rest}>
      <Skeleton width={48} height={48} className="sw:flex-none sw:rounded-full" />
      <div className="sw:grid sw:min-w-0 sw:flex-1 sw:basis-60 sw:gap-2">
        <Skeleton width="80%" height={20} />
        <Skeleton width="60%" height={20} />
      </div>
      <Skeleton width={124} height={look === 'plain' ? 40 : 48} />
    </SkeletonRegion>
  );
}

interface NoteProps extends ReferralBannerStateProps {
  said: string;
  hint: string;
}

function Note({ said, hint, look = 'box', className, ...rest }: NoteProps) {
  return (
    <div role="status" className={cx(bannerRow[look], className)} {...rest}>
      <Icon as={Info} size={24} className="sw:flex-none" />
      <div className="sw:min-w-0 sw:flex-1 sw:basis-60">
        <p className="sw:font-semibold">{said}</p>
        <p>{hint}</p>
      </div>
    </div>
  );
}

/**
 * The referrer could not be loaded; the job stays usable (RF19).
 * @example
 * <ReferralBannerFailed />
 */
export function ReferralBannerFailed(props: ReferralBannerStateProps) {
  return <Note said={referralMessages.infoFailed} hint={referralMessages.infoFailedHint} {...props} />;
}

/**
 * The visitor created the link, so there is no referral to show (decisions, rule 7).
 * @example
 * <ReferralBannerOwn />
 */
export function ReferralBannerOwn(props: ReferralBannerStateProps) {
  return <Note said={de.referral.own} hint={de.referral.ownHint} {...props} />;
}
