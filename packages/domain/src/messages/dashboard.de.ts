/** Frame of the company side (001 §8). */
export const dashboardMessages = {
  loading: 'Dashboard wird geladen...',
  authTitle: 'Authentifizierungsfehler',
  forbidden: 'Ihre Sitzung ist abgelaufen oder Sie haben keine Berechtigung. Bitte melden Sie sich erneut an.',
  loadFailed: 'Fehler beim Laden des Dashboards',
  unknown: 'Unbekannter Fehler',
  companyNotFound: 'Unternehmen nicht gefunden',
  switcher: {
    serverError: 'Serverfehler beim Laden der Unternehmen. Bitte versuchen Sie es später erneut.',
    forbidden: 'Bitte melden Sie sich an, um Ihre Unternehmen zu sehen.',
    other: (status: number): string => `Fehler ${status}: Unternehmen konnten nicht geladen werden`,
    noAnswer: 'Keine Antwort vom Server erhalten. Bitte überprüfen Sie Ihre Internetverbindung.',
  },
} as const;
