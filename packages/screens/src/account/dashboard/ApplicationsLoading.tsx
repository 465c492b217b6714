import { Card, Skeleton, SkeletonRegion } from '@stellwerk/design-system';

export interface ApplicationsLoadingProps {
  /** Keeps the place of the section's heading, too. @default false */
  readonly heading?: boolean;
}

/** Two applications to come. */
export function ApplicationsLoading({ heading = false }: ApplicationsLoadingProps) {
  return (
    <SkeletonRegion className="sw:grid sw:gap-4">
      {heading && <Skeleton width={240} height={34} />}
      {[1, 2].map((key) => (
        <Card key={key} className="sw:grid sw:gap-5">
          <div className="sw:flex sw:gap-4">
            <Skeleton width={48} height={48} className="sw:flex-none" />
            <div className="sw:grid sw:flex-1 sw:gap-2">
              <Skeleton width="60%" height={22} />
              <Skeleton width="40%" />
            </div>
          </div>
          <Skeleton height={60} />
          <Skeleton width="50%" height={40} />
        </Card>
      ))}
    </SkeletonRegion>
  );
}
