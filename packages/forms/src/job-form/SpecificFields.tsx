import { TextField } from '@stellwerk/design-system';
import { SPECIFIC_FIELDS, specificFieldLabels } from '@stellwerk/domain';
import { useWatch } from 'react-hook-form';
import type { SchemaForm } from '../shared/use-schema-form';
import { labels } from './messages.de';
import type { JobFormValues } from './values';

/** One input per field of the chosen profile type (JM41). */
export function SpecificFields({ form: { control, register }, errorOf }: Pick<SchemaForm<JobFormValues>, 'form' | 'errorOf'>) {
  const names = SPECIFIC_FIELDS[useWatch({ control, name: 'jobProfileType' })];
  if (names.length === 0) return <p className="sw:text-ink-2">{labels.noSpecific}</p>;
  return (
    <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
      {names.map((name) => (
        <TextField
          key={name}
          {...register(`specificInformation.${name}`)}
          label={specificFieldLabels[name]}
          optional
          error={errorOf(`specificInformation.${name}`)}
        />
      ))}
    </div>
  );
}
