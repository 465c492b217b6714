import type { CardSort } from '../../routes/company/cards/list';

/** Words that table, cards, panel and board of the applications share (001 §2.3, §8; 002 §7; W12, W14). */
export const applicationListWords = {
  title: 'Bewerbungen',
  views: 'Ansicht',
  searchPlaceholder: 'Name oder Stelle',
  panelSearchPlaceholder: 'Suchen...',
  job: 'Stellenanzeige',
  allJobs: 'Alle Stellenanzeigen',
  filter: 'Bewerbungen filtern',
  one: 'Bewerbung',
  many: 'Bewerbungen',
  emptyHint: 'Für diese Auswahl gibt es keinen Eintrag.',
  noneYet: 'Sobald sich jemand bewirbt, steht die Bewerbung hier.',
} as const;

/** Words of the cards alone (W15). */
export const applicationCardsWords = {
  status: 'Status',
  allStatuses: 'Alle',
  period: 'Zeitraum',
  sorts: { date: 'Datum', name: 'Name', status: 'Status' } satisfies Record<CardSort, string>,
} as const;

export const applicationPageWords = {
  back: 'Zurück zu den Bewerbungen',
  loadFailed: 'Fehler beim Laden der Bewerbungsdetails',
  listFailed: 'Bewerbungen konnten nicht geladen werden',
  notFound: 'Bewerbung nicht gefunden',
  notFoundText: 'Diese Bewerbung gibt es nicht, oder sie wurde gelöscht.',
  statusFailed: 'Der Status konnte nicht geändert werden.',
  statusDone: (status: string): string => `Bewerbungsstatus wurde auf "${status}" geändert.`,
  accept: 'Akzeptieren',
  reject: 'Ablehnen',
  rejectText: (name: string): string => `Die Bewerbung von ${name} bekommt den Status „Abgelehnt“.`,
  rejectWithdrawnText: (name: string): string =>
    `${name} hat die Bewerbung selbst zurückgezogen. Sie bekommt stattdessen den Status „Abgelehnt“.`,
  withdrawnQuestion: 'Zurückgezogene Bewerbung wieder aufnehmen?',
  withdrawnText: (name: string): string => `${name} hat die Bewerbung selbst zurückgezogen.`,
  withdrawnConfirm: 'Ja, Status ändern',
  progress: 'In Bearbeitung',
  contact: 'E-Mail schreiben',
  actions: 'Entscheidung',
  data: 'Bewerbung',
  number: 'Bewerbungsnummer',
  received: 'Eingegangen',
  updated: 'Aktualisiert',
  job: 'Stelle',
  city: 'Ort',
  employment: 'Beschäftigungsart',
  workingModel: 'Arbeitsmodell',
  jobState: 'Stellenanzeige',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  contactTitle: 'Kontakt',
  profile: 'Kandidatenprofil',
  message: 'Anschreiben',
  noMessage: 'Ohne Anschreiben.',
  skills: 'Kenntnisse',
  documents: 'Dokumente',
  history: 'Verlauf',
} as const;
