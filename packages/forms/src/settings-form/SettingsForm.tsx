import { Button, NativeSelect, RadioGroup, Switch, TextField } from '@stellwerk/design-system';
import { de } from '../i18n/de';
import { cx } from '../shared/cx';
import { FormFailure } from '../shared/FormFailure';
import type { FormRootProps } from '../shared/root-props';
import type { SubmitHandler } from '../shared/submission';
import { useSchemaForm } from '../shared/useSchemaForm';
import { words } from './messages.de';
import { settingsSchema, THEME_CHOICES, VISIBILITIES, type SettingsValues } from './settings';

export interface SettingsFormProps extends Omit<FormRootProps, 'defaultValues'> {
  /** As stored on this device. */
  defaultValues: SettingsValues;
  /** Stores them on this device; the caller shows the success text after 500 ms (CS04, CS07). */
  onSubmit: SubmitHandler<SettingsValues>;
  /** Whether the success text is still on its way. @default false */
  submitting?: boolean;
}

/** Settings of this device: notifications, visibility, contact address, language, colour scheme (CS04 to CS06, A90). */
export function SettingsForm({ defaultValues, onSubmit, submitting, className, ...rest }: SettingsFormProps) {
  const { form, failure, busy, send, fault } = useSchemaForm<SettingsValues>({
    schema: settingsSchema,
    defaultValues,
    onSubmit: (values) => onSubmit({ ...values, contactEmail: values.contactEmail.trim() }),
    submitting,
  });
  const { register } = form;
  return (
    <form aria-label={words.form} noValidate onSubmit={send} className={cx('sw:grid sw:max-w-160 sw:gap-8', className)} {...rest}>
      <FormFailure failure={failure} />
      <fieldset className="sw:grid sw:gap-4">
        <legend className="sw:mb-3 sw:text-lg sw:font-semibold">{words.notifications}</legend>
        <Switch {...register('emailNotificationsEnabled')} label={words.email} hint={words.emailHint} />
        <Switch {...register('applicationNotificationsEnabled')} label={words.applications} />
      </fieldset>
      <NativeSelect
        {...register('profileVisibility')}
        label={words.visibility}
        options={VISIBILITIES.map((value) => ({ value, label: words.visibilities[value] }))}
      />
      <TextField
        {...register('contactEmail')}
        type="email"
        autoComplete="email"
        label={words.contactEmail}
        optional
        error={fault('contactEmail')}
      />
      <NativeSelect {...register('language')} label={words.language} options={[{ value: 'de', label: words.german }]} />
      <RadioGroup
        {...register('theme')}
        label={words.theme}
        look="plain"
        defaultValue={defaultValues.theme}
        options={THEME_CHOICES.map((value) => ({ value, label: words.themes[value] }))}
      />
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-4">
        <Button type="submit" variant="primary" loading={busy} loadingLabel={de.saving}>
          {de.save}
        </Button>
        <p className="sw:text-sm sw:text-ink-2">{words.local}</p>
      </div>
    </form>
  );
}
