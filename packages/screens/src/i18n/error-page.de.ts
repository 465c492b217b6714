/** Texts of error pages (O60). */
export const errorPageTexts = {
  'not-found': { title: 'Seite nicht gefunden', text: 'Dieses Gleis endet hier. Die Seite gibt es nicht oder nicht mehr.' },
  forbidden: {
    title: 'Kein Zugriff',
    text: 'Sie haben keine Berechtigung, diese Seite anzusehen. Vielleicht sind Sie mit einem anderen Konto angemeldet.',
  },
  failed: { title: 'Etwas ist schiefgegangen', text: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.' },
  jobs: 'Zu den Stellenanzeigen',
  login: 'Mit anderem Konto anmelden',
} as const;
