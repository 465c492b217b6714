import type { SettingsSection } from '../../routes/company/settings/settings';

/** Words of the company settings (001 §2.4, §8; W23 to W25, A90). */
export const settingsWords = {
  title: 'Einstellungen',
  sections: { general: 'Allgemein', company: 'Unternehmensdaten', subscription: 'Abonnement', payment: 'Zahlung' } satisfies Record<
    SettingsSection,
    string
  >,
  navigation: 'Bereiche der Einstellungen',
  loadFailed: 'Fehler beim Laden der Unternehmenseinstellungen. Bitte versuchen Sie es später erneut.',
  general: { saved: 'Einstellungen wurden gespeichert' },
  company: {
    saved: 'Unternehmensdaten wurden gespeichert',
    createSaved: 'Unternehmen wurde erstellt',
  },
  danger: {
    title: 'Unternehmen deaktivieren',
    text: 'Das Unternehmen verschwindet aus der Öffentlichkeit. Ihre Daten bleiben erhalten.',
    ownerOnly: 'Nur der Inhaber kann das Unternehmen deaktivieren.',
    inactive: 'Dieses Unternehmen ist inaktiv.',
    open: 'Unternehmen deaktivieren',
    dialog: 'Unternehmen deaktivieren?',
  },
  payment: {
    method: 'Zahlungsart',
    noMethod: 'Keine Zahlungsart hinterlegt.',
    history: 'Zahlungen',
    noHistory: 'Keine Zahlungen vorhanden.',
    add: 'Zahlungsart hinzufügen',
    unavailable: 'Diese Funktion ist noch nicht verfügbar.',
  },
  create: {
    title: 'Neues Unternehmen erstellen',
    text: 'Name, Branche, Website und Beschreibung genügen für den Anfang. Alles andere können Sie später ergänzen.',
    back: 'Zurück zum Dashboard',
  },
} as const;
