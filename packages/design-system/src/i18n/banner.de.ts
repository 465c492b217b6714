/** Labels of this component. */
export const bannerLabels = {
  tone: { info: 'Hinweis', success: 'Erfolg', warning: 'Achtung', error: 'Fehler' },
} as const;
