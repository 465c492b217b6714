/** Texts of parts that failed to load. */
export const part = {
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden',
  fieldNotLoaded: (label: string) => `„${label}“ konnte nicht geladen werden.`,
  line: 'Bitte prüfen Sie Ihre Internetverbindung. Bleibt es dabei, laden Sie die Seite neu.',
  typedStays: 'Was Sie eingegeben haben, bleibt stehen.',
  broken: 'Hier ist ein unerwarteter Fehler aufgetreten',
  again: 'Versuchen Sie es erneut. Bleibt es dabei, laden Sie die Seite neu.',
} as const;
