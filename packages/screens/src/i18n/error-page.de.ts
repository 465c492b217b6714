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

/**
 * Shown without JavaScript: separate from the frame's texts, because most pages do not need them.
 */
export const noScriptText = 'Für diese Seite muss JavaScript eingeschaltet sein. Stellenanzeigen können Sie auch ohne lesen.';
