/** What the import says: reasons for refused postings and the words of its report. */
export const importMessages = {
  noObject: 'Der Eintrag ist kein JSON-Objekt.',
  noPosting: (type: string): string => `Der Eintrag ist keine Stellenanzeige (@type „${type}“).`,
  noTitle: 'Der Titel fehlt.',
  longTitle: (length: number, limit: number): string => `Der Titel hat ${length} Zeichen; höchstens ${limit} sind erlaubt.`,
  noCompany: 'Der Name des Unternehmens fehlt (hiringOrganization).',
  noText: 'Die Anzeige enthält keinen Text (description).',
  longText: (section: string, limit: number): string => `Der Abschnitt „${section}“ ist länger als ${limit.toLocaleString('de-DE')} Zeichen.`,
  badJson: (reason: string): string => `Kein gültiges JSON: ${reason}`,
  badRow: (found: number, wanted: number): string => `Die Zeile hat ${found} Spalten statt ${wanted}.`,
  openQuote: 'Ein Anführungszeichen wird nicht geschlossen.',
  noRows: 'Die Datei enthält keine Stellenanzeigen.',
  foreignCompany: (name: string): string => `Das Unternehmen „${name}“ besteht bereits und gehört nicht dem angegebenen Konto.`,
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
