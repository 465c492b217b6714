import { Card, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { HeadSkeleton } from '../HeadSkeleton';

export interface ApplicationsLoadingProps {
  /** Whether to include a placeholder of the section's heading. @default false */
  readonly heading?: boolean;
}

/** Skeleton of two applications. */
export function ApplicationsLoading({ heading = false }: ApplicationsLoadingProps) {
  return (
    <SkeletonRegion className="sw:grid sw:gap-4">
      {heading && <Skeleton width={240} height={34} />}
      {[1, 2].map((key) => (
        <Card key={key} className="sw:grid sw:gap-5">
          <HeadSkeleton logo={48} title={22} />
          <Skeleton height={60} />
          <Skeleton width="50%" height={40} />
        </Card>
      ))}
    </SkeletonRegion>
  );
}
