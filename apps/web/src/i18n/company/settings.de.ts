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
    loadFailed: 'Fehler beim Laden des Unternehmens',
    saved: 'Unternehmensdaten wurden gespeichert',
    saveFailed: 'Fehler beim Speichern des Unternehmens',
    saveRefused: (status: number, reason: string): string => `Fehler beim Speichern der Unternehmensdaten: ${status} ${reason}`.trim(),
    notAuthenticated: 'Nicht authentifiziert',
    logoSaved: 'Logo wurde gespeichert',
    logoFailed: 'Fehler beim Hochladen des Logos',
    logoRemoved: 'Logo wurde entfernt',
    logoRemoveFailed: 'Fehler beim Entfernen des Logos',
    logoUnexpected: 'Ein unerwarteter Fehler ist aufgetreten',
    createSaved: 'Unternehmen wurde erstellt',
  },
  danger: {
    title: 'Unternehmen deaktivieren',
    text: 'Das Unternehmen verschwindet aus der Öffentlichkeit. Ihre Daten bleiben erhalten.',
    ownerOnly: 'Nur der Inhaber kann das Unternehmen deaktivieren.',
    done: 'Unternehmen wurde erfolgreich deaktiviert',
    failed: 'Fehler beim Deaktivieren des Unternehmens. Bitte versuchen Sie es später erneut.',
    activateTitle: 'Unternehmen aktivieren',
    activateOwnerOnly: 'Nur der Inhaber kann das Unternehmen aktivieren.',
    inactive: 'Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.',
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
