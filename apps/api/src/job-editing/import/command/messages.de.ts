/** Messages of the command. */
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
  serverStopping: 'Der Server wird gerade beendet. Der Import geht weiter, sobald er die Daten freigibt …',
  serverStopped: 'Der Server antwortet nicht mehr und gibt die Daten nicht frei. Bitte versuchen Sie es später noch einmal.',
  serverRefused: (status: number, message: string): string => `Der Server hat die Anzeigen nicht angenommen (${status}): ${message}`,
  refusedHeading: 'Abgelehnt:',
} as const;
