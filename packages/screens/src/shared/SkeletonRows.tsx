import { Skeleton, SkeletonRegion } from '@stellwerk/design-system';

export interface SkeletonRowsProps {
  /** @default 8 */
  readonly count?: number;
  /** Height of a row in pixels. */
  readonly height: number;
  /** Layout class of the rows. @default stacked */
  readonly className?: string;
}

/** Placeholders of loading rows or cards. */
export function SkeletonRows({ count = 8, height, className = 'sw:grid sw:gap-3' }: SkeletonRowsProps) {
  return (
    <SkeletonRegion className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </SkeletonRegion>
  );
}
