/** The public job page (000 §8). */
export const jobMessages = {
  loadFailed: 'Stellenanzeige konnte nicht geladen werden',
  forbidden: 'Sie haben keine Berechtigung, diese Stellenanzeige anzusehen.',
  notFound: 'Die gesuchte Stellenanzeige existiert nicht.',
  serverError: 'Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.',
  other: 'Die Stellenanzeige konnte nicht geladen werden. Bitte versuchen Sie es später erneut.',
  missingId: 'Keine Stellenanzeige-ID angegeben',
  afterRetries: 'Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.',
  noVideo: 'Kein Video verfügbar',
  expired: (day: string): string => `Die Bewerbungsfrist für diese Stelle ist am ${day} abgelaufen.`,
} as const;

/** The company's preview of its own job (000 §8, W07). */
export const previewMessages = {
  connection: 'Verbindungsfehler: Die Vorschau konnte nicht geladen werden.',
  invalid: 'Die Vorschau enthält ungültige Daten.',
  unauthorised: 'Sie sind nicht berechtigt, diese Vorschau anzusehen. Bitte melden Sie sich erneut an oder kontaktieren Sie den Support.',
  notFound: 'Die Stellenanzeige wurde nicht gefunden. Sie wurde möglicherweise gelöscht oder noch nicht veröffentlicht.',
} as const;

/** A report of a job (O95). */
export const reportMessages = {
  reason: 'Bitte wählen Sie einen Grund aus.',
  decision: 'Bitte geben Sie eine Begründung ein.',
  notFound: 'Diese Meldung gibt es nicht.',
  takenDown: 'Diese Stellenanzeige wurde nach einer Meldung abgeschaltet. Bitte wenden Sie sich an den Support.',
} as const;
