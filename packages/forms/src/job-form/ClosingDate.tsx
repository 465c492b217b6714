import { Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { lazy, Suspense } from 'react';
import { Controller } from 'react-hook-form';
import type { SchemaForm } from '../shared/useSchemaForm';
import { words } from './messages.de';
import type { JobFormValues } from './values';

// A calendar is heavy, and few postings have a closing date.
const DateField = lazy(() => import('@stellwerk/design-system/date-field').then((module) => ({ default: module.DateField })));

export interface ClosingDateProps {
  schemaForm: SchemaForm<JobFormValues>;
  className?: string;
}

/** The last day for applications, in German whatever language the browser speaks (rule 14). */
export function ClosingDate({ schemaForm: { form, fault }, className }: ClosingDateProps) {
  return (
    <div className={className}>
      <Suspense
        fallback={
          <SkeletonRegion>
            <Skeleton height={112} />
          </SkeletonRegion>
        }
      >
        <Controller
          control={form.control}
          name="closesOn"
          render={({ field }) => (
            <DateField {...field} label={words.fields.closesOn} hint={words.closesHint} optional error={fault('closesOn')} />
          )}
        />
      </Suspense>
    </div>
  );
}
