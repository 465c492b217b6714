/** Texts of the company's preview of its own job; W07 is in @stellwerk/domain. */
export const previewTexts = {
  title: 'Vorschau',
  backToJobs: 'Zu den Stellenanzeigen',
  edit: 'Bearbeiten',
  login: 'Erneut anmelden',
  support: 'Support kontaktieren',
} as const;
