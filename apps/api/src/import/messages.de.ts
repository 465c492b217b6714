/** What the import says: reasons for refused postings and the words of its report. */
export const importMessages = {
  noObject: 'Der Eintrag ist kein JSON-Objekt.',
  noPosting: (type: string): string => `Der Eintrag ist keine Stellenanzeige (@type „${type}“).`,
  noTitle: 'Der Titel fehlt.',
  longTitle: (length: number, limit: number): string => `Der Titel hat ${length} Zeichen; höchstens ${limit} sind erlaubt.`,
  noCompany: 'Der Name des Unternehmens fehlt (hiringOrganization).',
  noText: 'Die Anzeige enthält keinen Text (description).',
  longSource: (limit: number): string => `Die Beschreibung ist länger als ${limit.toLocaleString('de-DE')} Zeichen.`,
  longText: (section: string, limit: number): string =>
    `Der Abschnitt „${section}“ ist länger als ${limit.toLocaleString('de-DE')} Zeichen.`,
  badJson: (reason: string): string => `Kein gültiges JSON: ${reason}`,
  badRow: (found: number, wanted: number): string => `Die Zeile hat ${found} Spalten statt ${wanted}.`,
  openQuote: 'Ein Anführungszeichen wird nicht geschlossen.',
  noRows: 'Die Datei enthält keine Stellenanzeigen.',
  longCompany: (limit: number): string => `Der Name des Unternehmens ist länger als ${limit} Zeichen.`,
  unknownOwner: (email: string): string => `Es gibt kein Konto mit der Adresse ${email}. Nennen Sie mit --owner ein bestehendes Konto.`,
} as const;

/** What the command says about itself. */
export const commandMessages = {
  usage: `Aufruf: npm run import -- DATEI [--owner ADRESSE] [--design 1|2|3]

  DATEI      Stellenanzeigen als JSON oder JSON Lines (schema.org JobPosting) oder als CSV mit Kopfzeile
  --owner    Konto, dem neu angelegte Unternehmen gehören (ohne Angabe: owner@demo.example)
  --design   Design aller Anzeigen: 1 Klassisch, 2 Moderne Alternative, 3 Konservatives Business (ohne Angabe: im Wechsel)`,
  noFile: (path: string): string => `Die Datei ${path} lässt sich nicht lesen.`,
  toServer: (url: string): string => `Der Server unter ${url} übernimmt die Anzeigen.`,
  toStore: (where: string): string => `Die Anzeigen gehen in ${where}.`,
  demoCreated: 'Die Datenbank war leer; die Demodaten wurden angelegt.',
  serverStarting: 'Der Server startet noch. Bitte versuchen Sie es gleich noch einmal.',
  serverRefused: (status: number, message: string): string => `Der Server hat die Anzeigen nicht angenommen (${status}): ${message}`,
  refusedHeading: 'Abgelehnt:',
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
