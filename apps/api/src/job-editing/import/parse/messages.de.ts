import { JOB_DETAIL_NAMES, jobDetailLabels, recordOf } from '@stellwerk/domain';

/** Texts of the import: reasons for rejected entries and the labels of its report. */
export const importMessages = {
  noObject: 'Der Eintrag ist kein JSON-Objekt.',
  noJob: (type: string): string => `Der Eintrag ist keine Stellenanzeige (@type „${type}“).`,
  noTitle: 'Der Titel fehlt.',
  longTitle: (length: number, limit: number): string => `Der Titel hat ${length} Zeichen; höchstens ${limit} sind erlaubt.`,
  noCompany: 'Der Name des Unternehmens fehlt (hiringOrganization).',
  noText: 'Die Anzeige enthält keinen Text (description).',
  longSource: (limit: number): string => `Die Beschreibung ist länger als ${limit.toLocaleString('de-DE')} Zeichen.`,
  longText: (section: string, limit: number): string =>
    `Der Abschnitt „${section}“ ist länger als ${limit.toLocaleString('de-DE')} Zeichen.`,
  muchMarkup: (section: string): string => `Der Abschnitt „${section}“ enthält zu viel Formatierung.`,
  badJson: (reason: string): string => `Kein gültiges JSON: ${reason}`,
  unsound: 'Der Eintrag ist zu tief verschachtelt oder enthält Zeichen, die sich nicht speichern lassen.',
  badRow: (found: number, wanted: number): string => `Die Zeile hat ${found} Spalten statt ${wanted}.`,
  openQuote: 'Ein Anführungszeichen wird nicht geschlossen.',
  badOwn: (column: string): string => `Der Wert unter „${column}“ lässt sich nicht lesen.`,
  tooMany: (limit: number): string => `Die Datei enthält mehr als ${limit.toLocaleString('de-DE')} Einträge. Teilen Sie sie bitte auf.`,
  noRows: 'Die Datei enthält keine Stellenanzeigen.',
  longCompany: (limit: number): string => `Der Name des Unternehmens ist länger als ${limit} Zeichen.`,
  overLimit: 'Der Tarif des Unternehmens erlaubt keine weitere aktive Stellenanzeige.',
  deleted: 'Diese Stellenanzeige wurde bei uns gelöscht und bleibt es.',
  unknownOwner: (email: string): string =>
    `Es gibt kein Konto, das die Adresse ${email} bestätigt hat. Nennen Sie mit --owner ein bestätigtes Konto.`,
} as const;

/** Names of the sections in the report, in reading order. */
export const sectionNames = {
  description: 'Stellenbeschreibung',
  tasks: 'Aufgaben',
  profile: 'Profil',
  offer: 'Angebot',
  aboutUs: 'Über uns',
} as const;

/** Names of the other facts in the report. */
export const factNames = {
  employment: 'Beschäftigung',
  workingModel: 'Arbeitsmodell',
  city: 'Ort',
  payRange: 'Gehaltsspanne',
  closesAt: 'Bewerbungsschluss',
} as const;

const HINTS = {
  ...factNames,
  ...jobDetailLabels,
  payRange: 'Gehalt',
  publishedAt: 'Veröffentlicht am',
} as const;

/** Hints how to write a fact so that it is recognised. */
const ADVICE: Readonly<Partial<Record<keyof typeof HINTS, string>>> = {
  ...recordOf(['closesAt', 'publishedAt', ...JOB_DETAIL_NAMES], () => ' Schreiben Sie den Tag als 31.12.2027.'),
  payRange: ' Nennen Sie Betrag und Zeit, zum Beispiel „18,50 € pro Stunde“.',
};

const LONGEST_VALUE = 80;
const quoted = (value: string): string => `„${value.replace(/\s+/g, ' ').slice(0, LONGEST_VALUE)}“`;

/** Notes on an entry that lacks a part of its source. */
export const noteTexts = {
  unread: (fact: keyof typeof HINTS, value: string): string =>
    `${HINTS[fact]}: ${quoted(value)} wurde nicht verstanden und fehlt.${ADVICE[fact] ?? ''}`,
  lost: (fact: keyof typeof HINTS, values: readonly string[], kept: string): string =>
    `${HINTS[fact]}: ${values.map(quoted).join(', ')} wird nicht übernommen${kept === '' ? '' : `, nur ${quoted(kept)}`}.`,
  guessed: (pay: string): string => `Gehalt: Die Zeit ist nicht genannt, der Höhe nach sind es ${pay}.`,
  unknown: (names: readonly string[]): string => `Nicht übernommen: ${names.map(quoted).join(', ')}.`,
  pastDay: (value: string): string => `${HINTS.closesAt}: ${quoted(value)} ist schon vorbei und fehlt.`,
  garbled: 'Einige Zeichen sehen nach einer falschen Zeichenkodierung aus, zum Beispiel „Ã¼“ statt „ü“. Bitte prüfen Sie den Text.',
} as const;
