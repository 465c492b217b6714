import { FieldFailed, lazyPart, PartBoundary, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { Controller } from 'react-hook-form';
import type { SchemaForm } from '../shared/use-schema-form';
import { labels } from './messages.de';
import type { JobFormValues } from './values';

// Loaded lazily: a calendar is large, and few jobs have a closing date.
const DateField = lazyPart(async () => ({ default: (await import('@stellwerk/design-system/date-field')).DateField }));

export interface ClosingDateProps {
  schemaForm: SchemaForm<JobFormValues>;
}

/** The last day for applications, in German in every browser language (rule 14). */
export function ClosingDate({ schemaForm: { form, errorOf } }: ClosingDateProps) {
  return (
    <div>
      <PartBoundary
        renderFailed={(failure) => <FieldFailed label={labels.fields.closesOn} {...failure} />}
        waiting={
          <SkeletonRegion>
            <Skeleton height={100} />
          </SkeletonRegion>
        }
      >
        <Controller
          control={form.control}
          name="closesOn"
          render={({ field }) => (
            <DateField {...field} label={labels.fields.closesOn} hint={labels.closesHint} optional error={errorOf('closesOn')} />
          )}
        />
      </PartBoundary>
    </div>
  );
}
