import { useAction } from '@stellwerk/design-system/patterns';
import { SettingsForm, type SettingsValues } from '@stellwerk/forms/settings-form';
import { settingsTexts } from '../../i18n/company/settings.de';

export interface GeneralSectionProps {
  /** As stored. */
  readonly settings: Readonly<SettingsValues>;
  /** The person may not change what is the company's (O89). */
  readonly companyReadOnly: boolean;
  /** Stores them; rejects when it failed. The caller shows the success text after 500 ms (CS04, CS07). */
  readonly onSave: (settings: SettingsValues) => Promise<unknown>;
  /** The success text is on its way. */
  readonly saving: boolean;
}

/** What the person is told, who sees the company, and how it looks on this device (CS04 to CS06). */
export function GeneralSection({ settings, companyReadOnly, onSave, saving }: GeneralSectionProps) {
  const save = useAction(onSave, { failure: settingsTexts.general.failed, failureIn: 'screen' });
  return <SettingsForm defaultValues={settings} companyReadOnly={companyReadOnly} submitting={saving} onSubmit={save.submit} />;
}
