import { NativeSelect } from '@stellwerk/design-system';
import type { JobDetail } from '@stellwerk/domain';
import { Controller } from 'react-hook-form';
import type { SchemaForm } from '../shared/use-schema-form';
import { DayField } from './DayField';
import { labels } from './messages.de';
import type { JobFormValues } from './values';

export interface DayChoiceProps<Word extends string> {
  schemaForm: SchemaForm<JobFormValues>;
  /** A detail whose value is a word or a day. */
  name: JobDetail;
  /** Label of each answer by its word. */
  options: Readonly<Record<Word, string>>;
  /** The answer that asks for a day; its word is the value until the day is complete. */
  dayOption: Word;
  /** Label of the date field. */
  dayLabel: string;
}

/** A choice of which one answer asks for a day. */
export function DayChoice<Word extends string>({ schemaForm, name, options, dayOption, dayLabel }: DayChoiceProps<Word>) {
  const answers = Object.entries<string>(options).map(([value, label]) => ({ value, label }));
  const isWord = (value: string): boolean => value === '' || answers.some((answer) => answer.value === value);
  const error = schemaForm.errorOf(name);
  return (
    <Controller
      control={schemaForm.form.control}
      name={name}
      render={({ field: { ref, value, onChange, ...field } }) => {
        const answer = isWord(value) ? value : dayOption;
        const hasDay = answer === dayOption;
        return (
          <>
            <NativeSelect
              {...field}
              ref={hasDay ? undefined : ref}
              value={answer}
              onChange={(event) => onChange(event.currentTarget.value)}
              label={labels.fields[name]}
              options={answers}
              placeholder={labels.notTold}
              optional
              error={hasDay ? '' : error}
            />
            {hasDay && (
              <DayField
                ref={ref}
                label={dayLabel}
                value={isWord(value) ? '' : value}
                onChange={(day) => onChange(day === '' ? dayOption : day)}
                error={error}
              />
            )}
          </>
        );
      }}
    />
  );
}
