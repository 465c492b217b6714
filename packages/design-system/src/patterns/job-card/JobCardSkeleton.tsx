import { use } from 'react';
import { Skeleton } from '../../components/skeleton';
import { JobVariantContext, place } from './variant';

export interface JobCardSkeletonProps {
  /** Number of cards. @default 6 */
  count?: number;
}

/**
 * Placeholders as tall as the real cards. Rendered inside a `JobList`; the parent announces
 * loading.
 * @example
 * <JobCardSkeleton count={4} />
 */
export function JobCardSkeleton({ count = 6 }: JobCardSkeletonProps) {
  const variant = use(JobVariantContext);
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true" className={place.card({ variant })}>
      <Skeleton width={48} height={48} className={place.logo({ variant, className: 'sw:rounded-1' })} />
      <span className={place.title({ variant })}>
        <Skeleton width={index % 2 === 0 ? '72%' : '48%'} height={20} className="sw:my-0.5" />
      </span>
      <span className={place.company({ variant })}>
        <Skeleton width="40%" height={16} className="sw:my-1" />
      </span>
      <span className={place.facts({ variant })}>
        <Skeleton width={72} height={16} />
        <Skeleton width={72} height={16} />
        <Skeleton width={72} height={16} />
      </span>
      <span className={place.date({ variant })}>
        <Skeleton width={120} height={16} className="sw:@md:ml-auto" />
      </span>
    </li>
  ));
}
