/** Words of the company's preview of its own posting; W07 stands in @stellwerk/domain. */
export const previewWords = {
  title: 'Vorschau',
  backToJobs: 'Zu den Stellenanzeigen',
  edit: 'Bearbeiten',
  login: 'Erneut anmelden',
  support: 'Support kontaktieren',
} as const;
