import { NativeSelect, Switch, TextField } from '@stellwerk/design-system';
import { EMPLOYMENTS, JOB_PROFILE_TYPES, JOB_TEMPLATES, jobProfileFormLabels, jobTemplateLabels, WORKING_MODELS } from '@stellwerk/domain';
import { de } from '../i18n/de';
import type { SchemaForm } from '../shared/useSchemaForm';
import { words } from './messages.de';
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

/** Title, place, model, kind, profile, design, pay and focus page (W17, A72). */
export function GeneralFields({ schemaForm: { form, fault }, focusPages }: GeneralFieldsProps) {
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
          {...register('templateType')}
          label={fields.templateType}
          options={JOB_TEMPLATES.map((value) => ({ value, label: jobTemplateLabels[value] }))}
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
      <Switch {...register('isActive')} label={fields.isActive} />
    </>
  );
}
