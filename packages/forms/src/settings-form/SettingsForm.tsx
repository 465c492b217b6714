import { cx } from 'class-variance-authority';
import { Button, NativeSelect, RadioGroup, Switch, TextField } from '@stellwerk/design-system';
import { useWatch } from 'react-hook-form';
import { de } from '../i18n/de';
import { FormFailure } from '../shared/FormFailure';
import { type FormRootProps, useSchemaForm } from '../shared/use-schema-form';
import { COMPANY_VISIBILITIES, type SubmitHandler } from '@stellwerk/domain';
import { labels, THEME_CHOICES } from './messages.de';
import { settingsSchema, type SettingsValues } from './settings';

export interface SettingsFormProps extends Omit<FormRootProps, 'defaultValues'> {
  /** The stored settings. */
  defaultValues: SettingsValues;
  /** Saves them; the caller shows the success message after 500 ms (CS04, CS07). */
  onSubmit: SubmitHandler<SettingsValues>;
  /** Whether the success message is still pending. @default false */
  submitting?: boolean;
  /** Whether the company's settings are read-only: visibility and contact email. @default false */
  companyReadOnly?: boolean;
}

/**
 * General settings: notifications of the person, visibility and contact email of the company,
 * language and colour scheme of this device (CS04 to CS06, A90).
 * @example
 * <SettingsForm defaultValues={defaultValues} onSubmit={save} />
 */
export function SettingsForm({ defaultValues, onSubmit, submitting, companyReadOnly = false, className, ...rest }: SettingsFormProps) {
  const { form, failure, busy, send, errorOf } = useSchemaForm<SettingsValues>({
    schema: settingsSchema,
    defaultValues,
    onSubmit: (values) => onSubmit({ ...values, contactEmail: values.contactEmail.trim() }),
    submitting,
  });
  const { register } = form;
  const visibility = useWatch({ control: form.control, name: 'profileVisibility' });
  return (
    <form aria-label={labels.form} noValidate onSubmit={send} className={cx('sw:grid sw:max-w-160 sw:gap-8', className)} {...rest}>
      <FormFailure failure={failure} />
      <fieldset className="sw:grid sw:gap-4">
        <legend className="sw:mb-3 sw:text-lg sw:font-semibold">{labels.notifications}</legend>
        <Switch {...register('emailNotificationsEnabled')} label={labels.email} hint={labels.emailHint} />
        <Switch {...register('applicationNotificationsEnabled')} label={labels.applications} />
      </fieldset>
      <fieldset className="sw:grid sw:gap-6">
        <legend className="sw:mb-3 sw:text-lg sw:font-semibold">{labels.company}</legend>
        {companyReadOnly && <p className="sw:text-sm sw:text-ink-2">{labels.companyReadOnly}</p>}
        <NativeSelect
          {...register('profileVisibility')}
          label={labels.visibility}
          hint={labels.visibilityHints[visibility]}
          aria-disabled={companyReadOnly || undefined}
          options={COMPANY_VISIBILITIES.filter((value) => !companyReadOnly || value === defaultValues.profileVisibility).map((value) => ({
            value,
            label: labels.visibilities[value],
          }))}
        />
        <TextField
          {...register('contactEmail')}
          type="email"
          autoComplete="email"
          label={labels.contactEmail}
          hint={labels.contactEmailHint}
          optional
          readOnly={companyReadOnly}
          error={errorOf('contactEmail')}
        />
      </fieldset>
      <fieldset className="sw:grid sw:gap-6">
        <legend className="sw:mb-3 sw:text-lg sw:font-semibold">{labels.device}</legend>
        <NativeSelect {...register('language')} label={labels.language} options={[{ value: 'de', label: labels.german }]} />
        <RadioGroup
          {...register('theme')}
          label={labels.theme}
          look="plain"
          defaultValue={defaultValues.theme}
          options={THEME_CHOICES.map((value) => ({ value, label: labels.themes[value] }))}
        />
      </fieldset>
      <div>
        <Button type="submit" variant="primary" loading={busy} loadingLabel={de.saving}>
          {de.save}
        </Button>
      </div>
    </form>
  );
}
