/** Messages that only the server has; the shared catalogue is in the domain package. */
export const serverMessages = {
  oneFile: 'Bitte wählen Sie hier nur eine Datei.',
  svgStyles:
    'Die Formatvorlagen (CSS) dieser SVG-Datei lassen sich nicht übernehmen. Bitte exportieren Sie sie mit Präsentationsattributen, oder wählen Sie ein PNG.',
  svgEntities:
    'Diese SVG-Datei enthält Verweise (ENTITY), die nicht gelesen werden. Bitte exportieren Sie sie als „Einfaches SVG“ oder „SVG Tiny“, oder wählen Sie ein PNG.',
  svgTooMuch: 'Diese SVG-Datei ist zu aufwendig gezeichnet. Bitte vereinfachen Sie sie, oder wählen Sie ein PNG.',
  infected:
    'In dieser Datei wurde Schadsoftware gefunden. Sie wurde gelöscht. Bitte prüfen Sie Ihr Gerät, und wählen Sie eine andere Datei.',
  scanWaits: 'Diese Datei wird noch auf Schadsoftware geprüft. Bitte versuchen Sie es später erneut.',
  infectedDeleted: 'In dieser Datei wurde Schadsoftware gefunden. Sie wurde gelöscht.',
  notScanned: 'Zurzeit können wir diese Datei nicht auf Schadsoftware prüfen. Bitte versuchen Sie es später erneut.',
  noRoom: 'Zurzeit können wir keine Dateien annehmen, weil der Speicherplatz knapp ist. Bitte versuchen Sie es später erneut.',
  textTooMuch: 'Der Text ist zu verschachtelt oder enthält zu viel Formatierung. Bitte fügen Sie nur die Stellenanzeige selbst ein.',
  markupTooMuch: 'Der Text enthält zu viel Formatierung. Bitte vereinfachen Sie ihn.',
  pixels: (millions: number): string => `Das Bild hat zu viele Bildpunkte (höchstens ${millions} Megapixel).`,
  diskFull: 'Zurzeit kann nichts gespeichert werden, weil der Speicherplatz knapp ist. Bitte versuchen Sie es später erneut.',
  databaseAway: 'Zurzeit antwortet unsere Datenbank nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
  storageAway: 'Zurzeit ist unser Dateispeicher nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  ownerAddress: 'Die E-Mail-Adresse des Inhabers ändert nur der Inhaber selbst.',
  bodyTooSlow: 'Die Anfrage kam zu langsam an. Bitte versuchen Sie es erneut.',
  bodyTooLarge: 'Die Anfrage ist zu groß.',
  webMissing: 'Die Oberfläche wird gerade bereitgestellt. Bitte versuchen Sie es in wenigen Minuten erneut.',
  wrongPassword: 'Das aktuelle Passwort ist falsch.',
  linkUsed: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.',
  resetSent: 'Wenn ein Konto mit dieser Adresse besteht, haben wir Ihnen eine E-Mail geschickt.',
  passwordChanged: 'Ihr Passwort wurde geändert. Bitte melden Sie sich neu an.',
  emailConfirmed: 'Ihre E-Mail-Adresse ist bestätigt.',
  confirmSent: 'Wir haben Ihnen eine E-Mail geschickt.',
  loggedOut: 'Sie wurden abgemeldet.',
} as const;
