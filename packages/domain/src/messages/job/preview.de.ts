/** The company's preview of its own job (000 §8, W07). */
export const previewMessages = {
  connection: 'Verbindungsfehler: Die Vorschau konnte nicht geladen werden.',
  invalid: 'Die Vorschau enthält ungültige Daten.',
  unauthorised: 'Sie sind nicht berechtigt, diese Vorschau anzusehen. Bitte melden Sie sich erneut an oder kontaktieren Sie den Support.',
  notFound: 'Die Stellenanzeige wurde nicht gefunden. Sie wurde möglicherweise gelöscht oder noch nicht veröffentlicht.',
} as const;
