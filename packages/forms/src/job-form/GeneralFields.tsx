import { NativeSelect, Switch, TextField } from '@stellwerk/design-system';
import {
  EMPLOYMENTS,
  JOB_PROFILE_TYPES,
  jobProfileFormLabels,
  payUnitLabels,
  type PayUnit,
  DATED_DETAILS,
  WORKING_MODELS,
} from '@stellwerk/domain';
import { Controller, useWatch } from 'react-hook-form';
import { de } from '../i18n/de';
import type { SchemaForm } from '../shared/use-schema-form';
import { DayChoice } from './DayChoice';
import { DayField } from './DayField';
import { DesignChoice } from './DesignChoice';
import { FieldHints } from './hints/FieldHints';
import { labels } from './messages.de';
import { PAY_UNITS } from './pay';
import type { JobFormValues } from './values';

export interface GeneralFieldsProps {
  schemaForm: SchemaForm<JobFormValues>;
  focusPages: readonly { id: string; title: string }[];
  focusPagesError: string | undefined;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

const same = (value: string): Option => ({ value, label: value });

/**
 * The listed options, plus stored or selected values that are not listed, for example from an
 * import or another person.
 */
function withUnlisted(listed: readonly Option[], known: readonly (string | undefined)[], optionOf = same): readonly Option[] {
  const isListed = (wanted: string): boolean => wanted === '' || listed.some(({ value }) => value === wanted);
  return [...listed, ...[...new Set(known)].flatMap((value = '') => (isListed(value) ? [] : [optionOf(value)]))];
}

/** The periods that the form offers, plus the stored one if an import brought another (O80). */
const unitsWith = (stored: PayUnit = 'YEAR'): readonly PayUnit[] =>
  PAY_UNITS.some((unit) => unit === stored) ? PAY_UNITS : [...PAY_UNITS, stored];

/** Both ends of the pay, and its period. */
function PayFields({ schemaForm: { form, errorOf } }: Pick<GeneralFieldsProps, 'schemaForm'>) {
  const { register, formState } = form;
  const stored = formState.defaultValues;
  const { fields } = labels;
  return (
    <>
      <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-3">
        {(['payMin', 'payMax'] as const).map((name) => (
          <TextField
            key={name}
            {...register(name)}
            label={fields[name]}
            inputMode="decimal"
            hint={labels.payHint(stored?.payCurrency ?? 'EUR')}
            optional
            error={errorOf(name)}
          />
        ))}
        <NativeSelect
          {...register('payUnit')}
          label={fields.payUnit}
          options={unitsWith(stored?.payUnit).map((value) => ({ value, label: payUnitLabels[value] ?? value }))}
        />
      </div>
      <p className="sw:-mt-3 sw:text-sm sw:text-ink-2">{labels.payNote}</p>
    </>
  );
}

/**
 * Title, location, working model, employment, profile, focus page, closing date, pay, design and
 * anonymous first review (W17, A72, rule 14, decision 0079).
 */
export function GeneralFields({ schemaForm, focusPages, focusPagesError }: GeneralFieldsProps) {
  const { form, errorOf } = schemaForm;
  const { register, formState } = form;
  const stored = formState.defaultValues;
  // The other version of a conflict may have a value that was not listed when the form was mounted;
  // its option must be added.
  const [workingModel, employment, focusPage] = useWatch({ control: form.control, name: ['workingModel', 'employment', 'focusPage'] });
  const { fields } = labels;
  return (
    <>
      <TextField {...register('title')} label={fields.title} required error={errorOf('title')} />
      <FieldHints field="title" label={fields.title} />
      <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
        <TextField {...register('city')} label={fields.city} required error={errorOf('city')} />
        <NativeSelect
          {...register('workingModel')}
          value={workingModel}
          label={fields.workingModel}
          options={withUnlisted(WORKING_MODELS.map(same), [stored?.workingModel, workingModel])}
          placeholder={de.choose}
          required
          error={errorOf('workingModel')}
        />
        <NativeSelect
          {...register('employment')}
          value={employment}
          label={fields.employment}
          options={withUnlisted(EMPLOYMENTS.map(same), [stored?.employment, employment])}
          placeholder={de.choose}
          required
          error={errorOf('employment')}
        />
        <NativeSelect
          {...register('jobProfileType')}
          label={fields.jobProfileType}
          options={JOB_PROFILE_TYPES.map((value) => ({ value, label: jobProfileFormLabels[value] }))}
          required
        />
        <NativeSelect
          {...register('focusPage')}
          value={focusPage}
          label={fields.focusPage}
          options={withUnlisted(
            focusPages.map(({ id, title }) => ({ value: id, label: title })),
            [stored?.focusPage, focusPage],
            (value) => ({ value, label: labels.unlistedFocusPage }),
          )}
          placeholder={labels.defaultFocusPage}
          hint={focusPagesError}
          optional
          error={errorOf('focusPage')}
        />
        <Controller
          control={form.control}
          name="closesOn"
          render={({ field }) => (
            <DayField {...field} label={fields.closesOn} hint={labels.closesHint} optional error={errorOf('closesOn')} />
          )}
        />
        {DATED_DETAILS.map((name) => (
          <DayChoice key={name} schemaForm={schemaForm} name={name} />
        ))}
        <TextField {...register('ote')} label={fields.ote} hint={labels.oteHint} optional error={errorOf('ote')} />
        <TextField
          {...register('remunerationStructure')}
          label={fields.remunerationStructure}
          optional
          error={errorOf('remunerationStructure')}
        />
      </div>
      <PayFields schemaForm={schemaForm} />
      <FieldHints field="pay" label={fields.ote} />
      <DesignChoice {...register('templateType')} />
      <Switch {...register('isActive')} label={fields.isActive} />
      <Switch {...register('blindReview')} label={fields.blindReview} hint={labels.blindReviewHint} />
    </>
  );
}
