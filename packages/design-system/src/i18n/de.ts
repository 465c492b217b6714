/** Texts of what every page shows; those of a single component are in a file of its own. */
export const de = {
  loading: 'Wird geladen...',
  notifications: 'Meldungen',
  retry: 'Erneut versuchen',
  back: 'Zurück',
  retriesUsed: 'Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.',
  brand: 'Stellwerk',
} as const;
