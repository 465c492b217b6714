import { companyStatusLabels } from '@stellwerk/domain';

/** Texts that table, cards, panel and board of the applications share (001 §2.3, §8; 002 §7; W12, W14). */
export const applicationListTexts = {
  title: 'Bewerbungen',
  views: 'Ansicht',
  viewNames: { table: 'Tabelle', cards: 'Karten', board: 'Tafel' },
  searchPlaceholder: 'Name oder Stelle',
  panelSearchPlaceholder: 'Suchen...',
  job: 'Stellenanzeige',
  allJobs: 'Alle Stellenanzeigen',
  filter: 'Bewerbungen filtern',
  mine: 'Mir zugewiesen',
  one: 'Bewerbung',
  many: 'Bewerbungen',
  emptyHint: 'Für diese Auswahl gibt es keinen Eintrag.',
  noneYet: 'Sobald sich jemand bewirbt, steht die Bewerbung hier.',
} as const;

/** Texts that only the cards use (W15). */
export const applicationCardsTexts = {
  status: 'Status',
  allStatuses: 'Alle',
  period: 'Zeitraum',
  sorts: { date: 'Datum', name: 'Name', status: 'Status' },
} as const;

/** Texts of the navigation between open details. */
export const stackTexts = {
  previous: 'Vorherige',
  next: 'Nächste',
  position: (position: number, total: number): string => `${position} von ${total}`,
  keys: 'Tasten',
  keysOn: 'Einzelne Tasten auf diesem Gerät benutzen',
  help: 'J nächste, K vorherige, S zum Status, N Notiz schreiben, ? zeigt diese Zeile. Beim Schreiben gelten die Tasten nicht.',
} as const;

export const applicationPageTexts = {
  back: 'Zurück zu den Bewerbungen',
  openPage: 'Seite der Bewerbung öffnen',
  loadFailed: 'Fehler beim Laden der Bewerbungsdetails',
  listFailed: 'Bewerbungen konnten nicht geladen werden',
  notFound: 'Bewerbung nicht gefunden',
  notFoundText: 'Diese Bewerbung gibt es nicht, oder sie wurde gelöscht.',
  statusFailed: 'Der Status konnte nicht geändert werden.',
  statusDone: (status: string): string => `Bewerbungsstatus wurde auf "${status}" geändert.`,
  accept: 'Akzeptieren',
  reject: 'Ablehnen',
  questions: {
    resume: {
      title: (): string => 'Zurückgezogene Bewerbung wieder aufnehmen?',
      text: (name: string): string => `Die Bewerbung von ${name} ist zurückgezogen.`,
      confirm: 'Ja, Status ändern',
    },
    hire: {
      title: (name: string): string => `${name} einstellen?`,
      text: (name: string): string =>
        `Der Status wird „${companyStatusLabels.ACCEPTED}“. ${name} erhält dazu nach einer Minute eine E-Mail: Sie melden sich wegen der nächsten Schritte. Bis dahin können Sie es rückgängig machen.`,
      confirm: 'Ja, einstellen',
    },
  },
  progress: 'In Bearbeitung',
  contact: 'E-Mail schreiben',
  actions: 'Entscheidung',
  data: 'Bewerbung',
  number: 'Bewerbungsnummer',
  received: 'Eingegangen',
  referredBy: 'Empfohlen von',
  updated: 'Aktualisiert',
  job: 'Stelle',
  city: 'Ort',
  employment: 'Beschäftigungsart',
  workingModel: 'Arbeitsmodell',
  jobState: 'Stellenanzeige',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  contactTitle: 'Kontakt',
  write: 'Nachricht schreiben',
  profile: 'Kandidatenprofil',
  message: 'Nachricht',
  noMessage: 'Ohne Nachricht.',
  skills: 'Kenntnisse',
  documents: 'Dokumente',
  history: 'Verlauf',
  review: 'Intern',
  rating: 'Bewertung',
  assignee: 'Zuständig',
  nobody: 'Niemand',
  assignPending: 'Zuständigkeit wird gespeichert...',
  assignDone: 'Zuständigkeit wurde gespeichert',
  assignFailed: 'Fehler beim Speichern der Zuständigkeit',
  teamFailed: 'Das Team konnte nicht geladen werden.',
} as const;
