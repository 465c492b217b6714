import { FieldFailed, lazyPart, PartBoundary, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { Controller } from 'react-hook-form';
import type { SchemaForm } from '../shared/use-schema-form';
import { steppedYear, type CompanyProfileValues } from './company-profile';
import { labels } from './messages.de';

// Loaded lazily: the stepper is as large as the rest of the form, and the year is its last short
// field.
const NumberField = lazyPart(async () => ({ default: (await import('@stellwerk/design-system/number-field')).NumberField }));

const YEAR_FORMAT = { useGrouping: false } satisfies Intl.NumberFormatOptions;

export interface FoundedYearProps {
  schemaForm: SchemaForm<CompanyProfileValues>;
  /** Maximum year. */
  latest: number;
}

/** The founding year with its stepper, from 1800 to the current year (CS20, CS27). */
export function FoundedYear({ schemaForm: { form, errorOf }, latest }: FoundedYearProps) {
  return (
    <PartBoundary
      renderFailed={(failure) => <FieldFailed label={labels.fields.foundedYear} {...failure} />}
      waiting={
        <SkeletonRegion>
          <Skeleton height={78} />
        </SkeletonRegion>
      }
    >
      <Controller
        control={form.control}
        name="foundedYear"
        render={({ field: { ref, name, value, onChange, onBlur } }) => (
          <NumberField
            {...{ ref, name, onBlur }}
            format={YEAR_FORMAT}
            label={labels.fields.foundedYear}
            optional
            error={errorOf('foundedYear')}
            value={value === '' ? null : Number(value)}
            onChange={(next) => onChange(steppedYear(value, next, latest))}
          />
        )}
      />
    </PartBoundary>
  );
}
