import { TABLE_FILTERS, type TableFilter } from '@stellwerk/domain';

/** Texts of the company area. */
export const companyTexts = {
  tabs: {
    dashboard: 'Dashboard',
    applications: 'Bewerbungen',
    messages: 'Nachrichten',
    jobs: 'Stellenanzeigen',
    team: 'Team',
    focus: 'Fokusseiten',
    documents: 'Dokumente',
    subscription: 'Abonnement',
    settings: 'Einstellungen',
  },
  frame: {
    navigation: 'Bereiche des Unternehmens',
    backToDashboard: 'Zurück zum Dashboard',
    signInAgain: 'Erneut anmelden',
    skip: 'Zum Inhalt springen',
    notYours:
      'Ihr Konto gehört nicht oder nicht mehr zum Team dieses Unternehmens. Eine neue Anmeldung hilft nur mit einem anderen Konto. Fragen beantwortet die Verwaltung des Unternehmens.',
    removed: 'Sie haben keinen Zugang mehr zu diesem Unternehmen',
    removedText: 'Ihr Zugang wurde beendet. Ihr Konto bleibt bestehen. Bei Fragen wenden Sie sich an die Verwaltung des Unternehmens.',
    inactive: 'Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.',
    activate: 'Unternehmen aktivieren',
    activateTitle: 'Unternehmen aktivieren?',
    activateText: 'Das Unternehmen wird wieder öffentlich angezeigt. Stellenanzeigen bleiben inaktiv, bis Sie sie einschalten.',
    activateJobs: 'Stellenanzeigen wieder einschalten, die vorher aktiv waren',
    activateConfirm: 'Ja, aktivieren',
    activating: 'Wird aktiviert...',
    activated: 'Unternehmen wurde erfolgreich aktiviert',
    activateFailed: 'Fehler beim Aktivieren des Unternehmens. Bitte versuchen Sie es später erneut.',
    activateOwner: 'Bitten Sie den Inhaber, das Unternehmen wieder zu aktivieren.',
  },
  applications: {
    total: 'Gesamt',
    new: 'Neu',
    interviews: 'Interviews',
    hired: 'Eingestellt',
    inMonth: (count: string, month: string): string => `${count} im ${month}`,
    profile: 'Profil',
    documents: 'Dokumente',
    history: 'Verlauf',
    detailTitle: (name: string): string => `Bewerbung von ${name}`,
    detailTabs: 'Einzelheiten der Bewerbung',
    documentFailed: 'Das Dokument konnte nicht geöffnet werden.',
  },
} as const;

export const applicationSortLabels = {
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  'name-asc': 'Name A-Z',
  'name-desc': 'Name Z-A',
} as const;

/** Filters of the table in order (CA09). */
export const tableFilterOrder: readonly TableFilter[] = TABLE_FILTERS;
