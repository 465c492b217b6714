/** Texts of the company's job list (W16, 002 §2, §8). */
export const jobListTexts = {
  title: 'Stellenanzeigen',
  summary: (active: number, inactive: number): string => `${active} aktiv, ${inactive} inaktiv`,
  create: 'Stellenanzeige erstellen',
  transfer: 'Importieren / Exportieren',
  placeholder: {
    dashboard: 'Titel, Standort, Beschäftigungsart, Arbeitsmodell',
    a: 'Titel, Standort, Arbeitsmodell, Beschäftigungsart',
    b: 'Titel oder Standort',
  },
  filter: 'Status',
  filters: { all: 'Alle', active: 'Aktiv', inactive: 'Inaktiv' },
  application: 'Bewerbung',
  applications: 'Bewerbungen',
  view: 'Aufruf',
  views: 'Aufrufe',
  one: 'Stellenanzeige',
  many: 'Stellenanzeigen',
  emptyHint: 'Für diese Auswahl gibt es keinen Eintrag.',
  noneYet: 'Erstellen Sie die erste Stellenanzeige, damit sich Menschen bewerben können.',
  /** Consequences of deletion (002 §4, JM24). */
  deletion: {
    title: 'Stellenanzeige löschen?',
    text: (title: string): string => `„${title}“ wird gelöscht. Das kann nicht rückgängig gemacht werden.`,
    inactive: 'Die Stellenanzeige wird deaktiviert und aus allen Listen entfernt.',
    video: 'Das Video wird gelöscht.',
    referrals: 'Empfehlungslinks werden ungültig.',
    applications: 'Bewerbungen werden abgelehnt, sofern sie nicht bereits angenommen sind.',
  },
  activated: 'Stellenanzeige wurde aktiviert',
  deactivated: 'Stellenanzeige wurde deaktiviert',
  toggleFailed: 'Fehler beim Ändern des Job-Status',
  reloadFailed: 'Fehler beim Aktualisieren der Jobs',
  deleted: 'Stellenanzeige wurde erfolgreich gelöscht',
  deleteFailed: (reason: string): string => `Fehler beim Löschen: ${reason}`,
  linkCopied: 'Link wurde in die Zwischenablage kopiert',
  linkFailed: 'Der Link konnte nicht kopiert werden.',
  embedCopied: 'Einbettungscode wurde in die Zwischenablage kopiert',
  embedFailed: 'Der Einbettungscode konnte nicht generiert werden.',
} as const;

/** Texts of the design change (002 §8, W18). */
export const designTexts = {
  title: 'Design ändern',
  saved: 'Template erfolgreich aktualisiert',
  noJob: 'Keine Stellenanzeigen-ID vorhanden.',
  noToken: 'Kein JWT-Token gefunden. Bitte melden Sie sich an.',
  failed: (status: number): string => `Fehler beim Aktualisieren des Templates: ${status}`,
} as const;

export const jobSortLabels = {
  createdAt: 'Erstellungsdatum',
  publishedAt: 'Veröffentlichungsdatum',
  title: 'Titel',
  applications: 'Bewerbungen',
  views: 'Aufrufe',
} as const;

/** Texts of the company's preview of its own job; W07 is in @stellwerk/domain. */
export const previewTexts = {
  title: 'Vorschau',
  backToJobs: 'Zu den Stellenanzeigen',
  edit: 'Bearbeiten',
  login: 'Erneut anmelden',
  support: 'Support kontaktieren',
} as const;
