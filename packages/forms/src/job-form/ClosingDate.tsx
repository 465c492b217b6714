import { Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { lazy, Suspense } from 'react';
import { Controller } from 'react-hook-form';
import type { SchemaForm } from '../shared/use-schema-form';
import { labels } from './messages.de';
import type { JobFormValues } from './values';

// A calendar is heavy, and few jobs have a closing date.
const DateField = lazy(() => import('@stellwerk/design-system/date-field').then((module) => ({ default: module.DateField })));

export interface ClosingDateProps {
  schemaForm: SchemaForm<JobFormValues>;
  className?: string;
}

/** The last day for applications, in German whatever language the browser speaks (rule 14). */
export function ClosingDate({ schemaForm: { form, errorOf }, className }: ClosingDateProps) {
  return (
    <div className={className}>
      <Suspense
        fallback={
          <SkeletonRegion>
            <Skeleton height={124} />
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
      </Suspense>
    </div>
  );
}
