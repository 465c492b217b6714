import { FieldFailed, lazyPart, PartBoundary, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import type { DateFieldProps } from '@stellwerk/design-system/date-field';

// Loaded lazily: a calendar is large, and few jobs have a date.
const DateField = lazyPart(async () => ({ default: (await import('@stellwerk/design-system/date-field')).DateField }));

/** A date, in German in every browser language (rule 14). */
export function DayField({ ref, ...props }: Omit<DateFieldProps, 'name' | 'label'> & { label: string }) {
  return (
    <div>
      <PartBoundary
        renderFailed={(failure) => <FieldFailed label={props.label} {...failure} />}
        waiting={
          <SkeletonRegion>
            <Skeleton height={100} />
          </SkeletonRegion>
        }
      >
        <DateField {...props} ref={ref} />
      </PartBoundary>
    </div>
  );
}
