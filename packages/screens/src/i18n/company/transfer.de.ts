import { IMPORT_LIMITS, type ImportOutcome } from '@stellwerk/domain';

const jobs = (count: number): string => (count === 1 ? 'eine Stellenanzeige' : `${count.toLocaleString('de-DE')} Stellenanzeigen`);
const outcomes = {
  created: 'Neu',
  updated: 'Geändert',
  unchanged: 'Unverändert',
  refused: 'Abgelehnt',
} as const satisfies Record<ImportOutcome, string>;

/** Texts of the page for import and export of jobs (decision 0049). */
export const transferTexts = {
  title: 'Importieren und exportieren',
  back: 'Zur Liste der Stellenanzeigen',
  loadFailed: 'Fehler beim Laden des Unternehmens',
  noRight: 'Stellenanzeigen importieren und exportieren dürfen Recruiter, Administratoren und Inhaber.',
  noRightTitle: 'Keine Berechtigung',
  export: {
    title: 'Exportieren',
    text: 'Alle Stellenanzeigen dieses Unternehmens in einer Datei, auch inaktive. Beide Formate lassen sich hier unverändert wieder einlesen.',
    without: 'Ansprechpartner, Videos und Fokusseiten gehören zum Unternehmen und sind nicht in der Datei.',
    csv: 'Als CSV herunterladen',
    csvHint: 'für Excel und andere Tabellen',
    json: 'Als JSON herunterladen',
    jsonHint: 'schema.org, für andere Systeme',
    loading: 'Datei wird erstellt …',
    failed: 'Der Export ist fehlgeschlagen.',
  },
  import: {
    title: 'Importieren',
    text: 'Sie sehen zuerst, was mit jedem Eintrag geschieht. Gespeichert wird erst, wenn Sie es bestätigen.',
    file: 'Datei mit Stellenanzeigen',
    hint: `JSON, JSON Lines oder CSV mit Kopfzeile, höchstens ${IMPORT_LIMITS.megabytes} MB`,
    checking: 'Die Datei wird gelesen …',
    tooBig: `Die Datei ist zu groß (höchstens ${IMPORT_LIMITS.megabytes} MB).`,
  },
  preview: {
    title: 'Vorschau',
    nothing: 'In dieser Datei ist nichts, was übernommen werden kann.',
    allKnown: 'Alle Stellenanzeigen dieser Datei sind schon vorhanden. Es gibt nichts zu übernehmen.',
    published: 'Neue Stellenanzeigen werden sofort veröffentlicht, außer die Datei nennt sie inaktiv.',
    drafts: 'Neue Stellenanzeigen bleiben inaktiv, bis Sie sie aktivieren. Schon vorhandene behalten ihren Status.',
    noted: (count: number): string =>
      count === 1
        ? 'Bei einem Eintrag fehlt etwas: siehe Hinweise.'
        : `Bei ${count.toLocaleString('de-DE')} Einträgen fehlt etwas: siehe Hinweise.`,
    design: 'Design neuer Stellenanzeigen',
    lastDesign: 'Wie Ihre neueste Stellenanzeige',
    asDrafts: 'Neue Stellenanzeigen zuerst inaktiv anlegen',
    filter: 'Ergebnis',
    filters: { all: 'Alle', ...outcomes, noted: 'Mit Hinweis' },
    caption: 'Einträge der Datei',
    place: 'In der Datei',
    name: 'Titel',
    outcome: 'Ergebnis',
    reason: 'Hinweise',
    untitled: 'Ohne Titel',
    outcomes,
    confirm: (count: number): string => `${jobs(count)} übernehmen`.replace(/^e/, 'E'),
    discard: 'Andere Datei wählen',
  },
  running: {
    label: 'Stellenanzeigen werden übernommen',
    text: (done: number, total: number): string => `${done.toLocaleString('de-DE')} von ${total.toLocaleString('de-DE')} Einträgen`,
  },
  stopped: {
    title: 'Der Import wurde unterbrochen.',
    text: (done: number, total: number): string =>
      `${done.toLocaleString('de-DE')} von ${total.toLocaleString('de-DE')} Einträgen sind übernommen. Es geht an derselben Stelle weiter, nichts wird doppelt angelegt.`,
    again: 'Fortsetzen',
  },
  report: {
    title: 'Import abgeschlossen',
    text: ({ created, updated, unchanged, refused }: Readonly<Record<ImportOutcome, number>>): string =>
      `${created} neu, ${updated} geändert, ${unchanged} unverändert, ${refused} abgelehnt.`,
    again: 'Weitere Datei importieren',
  },
} as const;
