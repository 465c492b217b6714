/** Words of this screen; texts of the documents' catalogues stand in @stellwerk/domain. */
export const notFoundWords = {
  title: 'Seite nicht gefunden',
  text: 'Dieses Gleis endet hier. Die Seite gibt es nicht oder nicht mehr.',
  start: 'Zur Startseite',
  jobs: 'Zu den Stellenanzeigen',
} as const;
