import { NativeSelect } from '@stellwerk/design-system';
import { isJobDetail, jobDetailChoices, type DatedDetail } from '@stellwerk/domain';
import { Controller } from 'react-hook-form';
import type { SchemaForm } from '../shared/use-schema-form';
import { DayField } from './DayField';
import { labels } from './messages.de';
import type { JobFormValues } from './values';

export interface DayChoiceProps {
  schemaForm: SchemaForm<JobFormValues>;
  name: DatedDetail;
}

/**
 * A detail that is a code or a day: a choice of which one answer asks for the day. The code of that
 * answer is the value until the day is complete.
 */
export function DayChoice({ schemaForm, name }: DayChoiceProps) {
  const { options, dayOption, dayLabel } = jobDetailChoices[name];
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
          <div className="sw:grid sw:content-start sw:gap-y-5">
            <NativeSelect
              {...field}
              ref={hasDay ? undefined : ref}
              value={answer}
              onChange={(event) => onChange(event.currentTarget.value)}
              label={labels.fields[name]}
              options={answers}
              placeholder={labels.noAnswer}
              optional
              error={hasDay ? '' : error}
            />
            {hasDay && (
              <DayField
                ref={ref}
                label={dayLabel}
                value={isWord(value) ? '' : value}
                onChange={(day) => onChange(day === '' ? dayOption : day)}
                optional={isJobDetail(name, dayOption)}
                error={error}
              />
            )}
          </div>
        );
      }}
    />
  );
}
