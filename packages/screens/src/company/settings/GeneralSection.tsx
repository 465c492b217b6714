import { SettingsForm } from '@stellwerk/forms/settings-form';
import type { GeneralSettings } from './settings';

export interface GeneralSectionProps {
  /** As stored on this device. */
  readonly settings: GeneralSettings;
  /** Stores them on this device; the caller shows the success text after 500 ms (CS04, CS07). */
  readonly onSave: (settings: GeneralSettings) => void;
  /** The success text is on its way. */
  readonly saving: boolean;
}

/** Settings of this device (CS04 to CS06); storing them cannot fail. */
export function GeneralSection({ settings, onSave, saving }: GeneralSectionProps) {
  return (
    <SettingsForm
      defaultValues={settings}
      submitting={saving}
      onSubmit={(values) => {
        onSave(values);
        return Promise.resolve(null);
      }}
    />
  );
}
