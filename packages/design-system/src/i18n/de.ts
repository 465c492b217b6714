/** Texts that every page shows; those of single components have files of their own. */
export const de = {
  loading: 'Wird geladen...',
  notifications: 'Meldungen',
  retry: 'Erneut versuchen',
  back: 'Zurück',
  retriesUsed: 'Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.',
  brand: 'Stellwerk',
} as const;
