import { NativeSelect, Switch, TextField } from '@stellwerk/design-system';
import { EMPLOYMENTS, JOB_PROFILE_TYPES, jobProfileFormLabels, WORKING_MODELS } from '@stellwerk/domain';
import { de } from '../i18n/de';
import type { SchemaForm } from '../shared/useSchemaForm';
import { ClosingDate } from './ClosingDate';
import { DesignChoice } from './DesignChoice';
import { words } from './messages.de';
import { PAY_UNITS } from './pay';
import type { JobFormValues } from './values';

export interface GeneralFieldsProps {
  schemaForm: SchemaForm<JobFormValues>;
  focusPages: readonly { id: string; title: string }[];
}

/** The listed words, and the stored one where an import brought another. */
function optionsOf(list: readonly string[], stored: string) {
  const all = stored === '' || list.includes(stored) ? list : [...list, stored];
  return all.map((value) => ({ value, label: value }));
}

/** Title, place, model, kind, profile, focus page, pay, closing date and design (W17, A72, rule 14). */
export function GeneralFields({ schemaForm, focusPages }: GeneralFieldsProps) {
  const { form, fault } = schemaForm;
  const { register, formState } = form;
  const stored = formState.defaultValues;
  const { fields } = words;
  return (
    <>
      <TextField {...register('title')} label={fields.title} required error={fault('title')} />
      <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-2">
        <TextField {...register('city')} label={fields.city} required error={fault('city')} />
        <NativeSelect
          {...register('workingModel')}
          label={fields.workingModel}
          options={optionsOf(WORKING_MODELS, stored?.workingModel ?? '')}
          placeholder={de.choose}
          required
          error={fault('workingModel')}
        />
        <NativeSelect
          {...register('employment')}
          label={fields.employment}
          options={optionsOf(EMPLOYMENTS, stored?.employment ?? '')}
          placeholder={de.choose}
          required
          error={fault('employment')}
        />
        <NativeSelect
          {...register('jobProfileType')}
          label={fields.jobProfileType}
          options={JOB_PROFILE_TYPES.map((value) => ({ value, label: jobProfileFormLabels[value] }))}
          required
        />
        <NativeSelect
          {...register('focusPage')}
          label={fields.focusPage}
          options={focusPages.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={words.defaultFocusPage}
          optional
        />
        <TextField {...register('ote')} label={fields.ote} hint={words.oteHint} optional error={fault('ote')} />
        <TextField
          {...register('remunerationStructure')}
          label={fields.remunerationStructure}
          optional
          error={fault('remunerationStructure')}
        />
      </div>
      <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-3">
        {(['payMin', 'payMax'] as const).map((name) => (
          <TextField
            key={name}
            {...register(name)}
            label={fields[name]}
            inputMode="decimal"
            hint={words.payHint}
            optional
            error={fault(name)}
          />
        ))}
        <NativeSelect
          {...register('payUnit')}
          label={fields.payUnit}
          options={PAY_UNITS.map((value) => ({ value, label: words.payUnits[value] }))}
        />
      </div>
      <ClosingDate schemaForm={schemaForm} className="sw:@sm:max-w-60" />
      <DesignChoice {...register('templateType')} />
      <Switch {...register('isActive')} label={fields.isActive} />
    </>
  );
}
