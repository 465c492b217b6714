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
