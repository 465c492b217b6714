import { Skeleton } from '@stellwerk/design-system';

export interface HeadSkeletonProps {
  /** Edge length of the logo in pixels. */
  readonly logo: number;
  /** Height of the title in pixels. */
  readonly title: number;
}

/** Placeholder of a logo with a title and a line beside it. */
export function HeadSkeleton({ logo, title }: HeadSkeletonProps) {
  return (
    <div className="sw:flex sw:gap-4">
      <Skeleton width={logo} height={logo} className="sw:flex-none" />
      <div className="sw:grid sw:flex-1 sw:gap-2">
        <Skeleton width="60%" height={title} />
        <Skeleton width="40%" />
      </div>
    </div>
  );
}
