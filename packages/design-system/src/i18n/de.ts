/** Texts that every page shows; those of single components are in `components.de.ts` and `field.de.ts`. */
export const de = {
  loading: 'Wird geladen...',
  notifications: 'Meldungen',
  retry: 'Erneut versuchen',
  back: 'Zurück',
  retriesUsed: 'Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.',
  brand: 'Stellwerk',
} as const;

/** Texts of parts that failed to load. */
export const part = {
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden',
  fieldNotLoaded: (label: string) => `„${label}“ konnte nicht geladen werden.`,
  line: 'Bitte prüfen Sie Ihre Internetverbindung. Bleibt es dabei, laden Sie die Seite neu.',
  typedStays: 'Was Sie eingegeben haben, bleibt stehen.',
  broken: 'Hier ist ein unerwarteter Fehler aufgetreten',
  again: 'Versuchen Sie es erneut. Bleibt es dabei, laden Sie die Seite neu.',
} as const;
