import { Button, NativeSelect, RadioGroup, Switch, TextField } from '@stellwerk/design-system';
import { useRef, useState, type FormEvent } from 'react';
import { settingsWords } from '../../../i18n/company/settings.de';
import { isContactEmail, THEME_CHOICES, VISIBILITIES, type GeneralSettings } from './settings';

const words = settingsWords.general;

export interface GeneralSectionProps {
  /** As stored on this device. */
  readonly settings: GeneralSettings;
  /** Stores them on this device; the caller shows the success text after 500 ms (CS04, CS07). */
  readonly onSave: (settings: GeneralSettings) => void;
  /** The success text is on its way. */
  readonly saving: boolean;
}

/** Settings of this device: notifications, visibility, contact address, language, colour scheme (CS04 to CS06, A90). */
export function GeneralSection({ settings, onSave, saving }: GeneralSectionProps) {
  const [draft, setDraft] = useState(settings);
  const [fault, setFault] = useState('');
  const email = useRef<HTMLInputElement>(null);
  const change = (part: Partial<GeneralSettings>): void => setDraft({ ...draft, ...part });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const valid = isContactEmail(draft.contactEmail.trim());
    setFault(valid ? '' : words.contactEmailInvalid);
    if (valid) onSave({ ...draft, contactEmail: draft.contactEmail.trim() });
    else email.current?.focus();
  };
  return (
    <form aria-label={words.form} noValidate onSubmit={send} className="sw:grid sw:max-w-160 sw:gap-8">
      <fieldset className="sw:grid sw:gap-4">
        <legend className="sw:mb-3 sw:text-lg sw:font-semibold">{words.notifications}</legend>
        <Switch
          label={words.email}
          hint={words.emailHint}
          checked={draft.emailNotificationsEnabled}
          onChange={(event) => change({ emailNotificationsEnabled: event.target.checked })}
        />
        <Switch
          label={words.applications}
          checked={draft.applicationNotificationsEnabled}
          onChange={(event) => change({ applicationNotificationsEnabled: event.target.checked })}
        />
      </fieldset>
      <NativeSelect
        label={words.visibility}
        value={draft.profileVisibility}
        onChange={(event) =>
          change({ profileVisibility: VISIBILITIES.find((value) => value === event.target.value) ?? draft.profileVisibility })
        }
        options={VISIBILITIES.map((value) => ({ value, label: words.visibilities[value] }))}
      />
      <TextField
        ref={email}
        type="email"
        label={words.contactEmail}
        optional
        autoComplete="email"
        value={draft.contactEmail}
        error={fault}
        onChange={(event) => {
          change({ contactEmail: event.target.value });
          setFault('');
        }}
      />
      <NativeSelect
        label={words.language}
        value={draft.language}
        onChange={() => change({ language: 'de' })}
        options={[{ value: 'de', label: words.german }]}
      />
      <RadioGroup
        name="theme"
        label={words.theme}
        look="plain"
        value={draft.theme}
        onChange={(event) => change({ theme: THEME_CHOICES.find((theme) => theme === event.target.value) ?? draft.theme })}
        options={THEME_CHOICES.map((value) => ({ value, label: words.themes[value] }))}
      />
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-4">
        <Button type="submit" variant="primary" loading={saving} loadingLabel={words.saving}>
          {words.save}
        </Button>
        <p className="sw:text-sm sw:text-ink-2">{words.local}</p>
      </div>
    </form>
  );
}
