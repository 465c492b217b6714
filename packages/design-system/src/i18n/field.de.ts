/** Texts of fields and of messages above them. */
export const fieldLabels = {
  optional: '(optional)',
  choose: 'Bitte wählen',
  clearSearch: 'Suche leeren',
  errorSummary: 'Bitte prüfen Sie Ihre Angaben',
} as const;
