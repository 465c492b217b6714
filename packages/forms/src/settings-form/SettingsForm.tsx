import { cx } from 'class-variance-authority';
import { Button, NativeSelect, RadioGroup, Switch, TextField } from '@stellwerk/design-system';
import { de } from '../i18n/de';
import { FormFailure } from '../shared/FormFailure';
import type { FormRootProps } from '../shared/root-props';
import type { SubmitHandler } from '../shared/submission';
import { useSchemaForm } from '../shared/use-schema-form';
import { labels } from './messages.de';
import { THEME_CHOICES, VISIBILITIES } from './choices';
import { settingsSchema, type SettingsValues } from './settings';

export interface SettingsFormProps extends Omit<FormRootProps, 'defaultValues'> {
  /** As stored on this device. */
  defaultValues: SettingsValues;
  /** Stores them on this device; the caller shows the success text after 500 ms (CS04, CS07). */
  onSubmit: SubmitHandler<SettingsValues>;
  /** Whether the success text is still on its way. @default false */
  submitting?: boolean;
}

/**
 * Settings of this device: notifications, visibility, contact e-mail, language, colour scheme (CS04 to CS06, A90).
 * @example
 * <SettingsForm defaultValues={defaultValues} onSubmit={save} />
 */
export function SettingsForm({ defaultValues, onSubmit, submitting, className, ...rest }: SettingsFormProps) {
  const { form, failure, busy, send, errorOf } = useSchemaForm<SettingsValues>({
    schema: settingsSchema,
    defaultValues,
    onSubmit: (values) => onSubmit({ ...values, contactEmail: values.contactEmail.trim() }),
    submitting,
  });
  const { register } = form;
  return (
    <form aria-label={labels.form} noValidate onSubmit={send} className={cx('sw:grid sw:max-w-160 sw:gap-8', className)} {...rest}>
      <FormFailure failure={failure} />
      <fieldset className="sw:grid sw:gap-4">
        <legend className="sw:mb-3 sw:text-lg sw:font-semibold">{labels.notifications}</legend>
        <Switch {...register('emailNotificationsEnabled')} label={labels.email} hint={labels.emailHint} />
        <Switch {...register('applicationNotificationsEnabled')} label={labels.applications} />
      </fieldset>
      <NativeSelect
        {...register('profileVisibility')}
        label={labels.visibility}
        options={VISIBILITIES.map((value) => ({ value, label: labels.visibilities[value] }))}
      />
      <TextField
        {...register('contactEmail')}
        type="email"
        autoComplete="email"
        label={labels.contactEmail}
        optional
        error={errorOf('contactEmail')}
      />
      <NativeSelect {...register('language')} label={labels.language} options={[{ value: 'de', label: labels.german }]} />
      <RadioGroup
        {...register('theme')}
        label={labels.theme}
        look="plain"
        defaultValue={defaultValues.theme}
        options={THEME_CHOICES.map((value) => ({ value, label: labels.themes[value] }))}
      />
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-4">
        <Button type="submit" variant="primary" loading={busy} loadingLabel={de.saving}>
          {de.save}
        </Button>
        <p className="sw:text-sm sw:text-ink-2">{labels.local}</p>
      </div>
    </form>
  );
}
