import { useAction } from '@stellwerk/design-system/patterns';
import { SettingsForm, type SettingsValues } from '@stellwerk/forms/settings-form';
import { settingsTexts } from '../../i18n/company/settings.de';

export interface GeneralSectionProps {
  /** The stored settings. */
  readonly settings: Readonly<SettingsValues>;
  /** Whether the company's settings are read-only (O89). */
  readonly companyReadOnly: boolean;
  /**
   * Saves them; rejects on failure. The caller shows the success message after 500 ms (CS04, CS07).
   */
  readonly onSave: (settings: SettingsValues) => Promise<unknown>;
  /** Whether the success message is still pending. */
  readonly saving: boolean;
}

/** Notifications, visibility of the company, and appearance on this device (CS04 to CS06). */
export function GeneralSection({ settings, companyReadOnly, onSave, saving }: GeneralSectionProps) {
  const save = useAction(onSave, { failure: settingsTexts.general.failed, failureIn: 'screen' });
  return <SettingsForm defaultValues={settings} companyReadOnly={companyReadOnly} submitting={saving} onSubmit={save.submit} />;
}
