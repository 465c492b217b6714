import type { JobListSort } from '../../routes/company/jobs/list';

/** Words of the company's job list (W16, 002 §2, §8). */
export const jobListWords = {
  title: 'Stellenanzeigen',
  summary: (active: number, inactive: number): string => `${active} aktiv, ${inactive} inaktiv`,
  create: 'Stellenanzeige erstellen',
  refresh: 'Aktualisieren',
  search: 'Suche',
  placeholder: {
    dashboard: 'Titel, Standort, Beschäftigungsart, Arbeitsmodell',
    a: 'Titel, Standort, Arbeitsmodell, Beschäftigungsart',
    b: 'Titel oder Standort',
  },
  filter: 'Status',
  filters: { all: 'Alle', active: 'Aktiv', inactive: 'Inaktiv' },
  sort: 'Sortierung',
  ascending: 'aufsteigend',
  descending: 'absteigend',
  application: 'Bewerbung',
  applications: 'Bewerbungen',
  view: 'Aufruf',
  views: 'Aufrufe',
  one: 'Stellenanzeige',
  many: 'Stellenanzeigen',
  emptyHint: 'Für diese Auswahl gibt es keinen Eintrag.',
  noneYet: 'Erstellen Sie die erste Stellenanzeige, damit sich Menschen bewerben können.',
  reset: 'Filter zurücksetzen',
  deleteTitle: 'Stellenanzeige löschen?',
  deleteText: (title: string): string =>
    `„${title}“ wird aus allen Listen entfernt. Das Video wird gelöscht, Empfehlungslinks werden ungültig und offene Bewerbungen abgelehnt. Das kann nicht rückgängig gemacht werden.`,
  deleteConfirm: 'Ja, löschen',
  deleting: 'Wird gelöscht...',
} as const;

export const jobSortLabels = {
  createdAt: 'Erstellungsdatum',
  publishedAt: 'Veröffentlichungsdatum',
  title: 'Titel',
  applications: 'Bewerbungen',
  views: 'Aufrufe',
} as const satisfies Record<JobListSort, string>;
