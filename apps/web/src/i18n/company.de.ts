import { TABLE_FILTERS, type TableFilter } from '@stellwerk/domain';
import type { ApplicationSort } from '../data/company-applications/list';

/** Words of the company side. */
export const companyWords = {
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
    inactive: 'Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.',
  },
  preparation: {
    title: 'In Vorbereitung',
    text: 'Dieser Bereich wird gerade gebaut. Bewerbungen können Sie schon jetzt vollständig bearbeiten.',
    create: 'Neues Unternehmen erstellen',
    createText: 'Neue Unternehmen legt zurzeit die Administration der Plattform an.',
    toApplications: 'Zu den Bewerbungen',
  },
  applications: {
    title: 'Bewerbungen',
    refresh: 'Aktualisieren',
    total: 'Gesamt',
    new: 'Neu',
    interviews: 'Interviews',
    hired: 'Eingestellt',
    search: 'Suche',
    searchPlaceholder: 'Name oder Stelle',
    job: 'Stelle',
    allJobs: 'Alle Stellenanzeigen',
    sort: 'Sortierung',
    filter: 'Status',
    one: 'Bewerbung',
    many: 'Bewerbungen',
    emptyHint: 'Für diese Auswahl gibt es keinen Eintrag.',
    noneYet: 'Sobald sich jemand bewirbt, steht die Bewerbung hier.',
    reset: 'Filter zurücksetzen',
    retryLater: 'Bitte versuchen Sie es später erneut.',
    received: (day: string): string => `Eingegangen am ${day}`,
    profile: 'Profil',
    documents: 'Dokumente',
    history: 'Verlauf',
    detailTitle: 'Bewerbung im Einzelnen',
    detailTabs: 'Einzelheiten der Bewerbung',
    documentFailed: 'Das Dokument konnte nicht geöffnet werden.',
  },
} as const;

export const applicationSortLabels = {
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  'name-asc': 'Name A-Z',
  'name-desc': 'Name Z-A',
} as const satisfies Record<ApplicationSort, string>;

/** The filters of the table in their order (CA09). */
export const tableFilterOrder: readonly TableFilter[] = TABLE_FILTERS;
