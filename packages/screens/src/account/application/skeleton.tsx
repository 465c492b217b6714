import { Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { HeadSkeleton } from '../HeadSkeleton';

/** Skeleton of a candidate's own application. */
export const applicationSkeleton = (
  <SkeletonRegion className="sw:grid sw:gap-8">
    <HeadSkeleton logo={56} title={32} />
    <Skeleton height={140} />
    <Skeleton height={220} />
  </SkeletonRegion>
);
