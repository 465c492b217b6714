/** Texts of the deactivation (W25, 001 §5, §8). */
export const labels = {
  name: 'Name des Unternehmens',
  wrong: 'Bitte geben Sie den Namen des Unternehmens korrekt ein, um zu bestätigen.',
  effects: [
    'Das Profil wird nicht mehr öffentlich angezeigt.',
    'Stellenanzeigen werden archiviert.',
    'Abonnements werden gekündigt.',
    'Daten bleiben erhalten und das Unternehmen kann reaktiviert werden.',
  ],
  confirm: 'Unternehmen deaktivieren',
  confirming: 'Wird deaktiviert...',
  failed: 'Fehler beim Deaktivieren des Unternehmens. Bitte versuchen Sie es später erneut.',
} as const;
