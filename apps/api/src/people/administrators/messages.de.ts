/** Messages of `npm run admin`. */
export const administratorMessages = {
  usage: `Aufruf: npm run admin -- add ADRESSE | remove ADRESSE | list

  add        macht das Konto mit dieser bestätigten E-Mail-Adresse zur Administration der Plattform;
             gibt es keines, geht ein Link dorthin, über den eines entsteht
  remove     nimmt die Rechte wieder
  list       zeigt, wer sie hat`,
  inUse: (dataDir: string): string =>
    `Auf dem Verzeichnis ${dataDir} läuft ein Server. Bitte beenden Sie ihn vorher; die eingebettete Datenbank gehört immer nur einem Programm.`,
  noAddress: (text: string): string => `${text} ist keine E-Mail-Adresse.`,
  given: (email: string): string => `${email} administriert jetzt die Plattform.`,
  invited: (email: string): string =>
    `Die Adresse ${email} hat noch niemand bestätigt. Sobald der Server läuft, geht ein Link dorthin. Er gilt sieben Tage.`,
  removed: (email: string): string => `${email} administriert die Plattform nicht mehr.`,
  unknown: (email: string): string => `${email} administriert die Plattform nicht.`,
  none: 'Niemand administriert die Plattform. So ändern Sie das: npm run admin -- add ADRESSE',
  entry: (email: string, isConfirmed: boolean): string => (isConfirmed ? email : `${email} (eingeladen, noch nicht bestätigt)`),
} as const;
