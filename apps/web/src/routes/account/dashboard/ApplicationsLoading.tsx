import { Card, Skeleton, SkeletonRegion } from '@stellwerk/design-system';

/** Two applications to come. */
export function ApplicationsLoading() {
  return (
    <SkeletonRegion className="sw:grid sw:gap-4">
      {[1, 2].map((key) => (
        <Card key={key} className="sw:grid sw:gap-5">
          <div className="sw:flex sw:gap-4">
            <Skeleton width={48} height={48} className="sw:flex-none" />
            <div className="sw:grid sw:flex-1 sw:gap-2">
              <Skeleton width="60%" height={22} />
              <Skeleton width="40%" />
            </div>
          </div>
          <Skeleton height={20} />
          <Skeleton width="50%" />
        </Card>
      ))}
    </SkeletonRegion>
  );
}
