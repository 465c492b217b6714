/** Labels of components that are no fields, each by its component. */
export const bannerLabels = {
  tone: { info: 'Hinweis', success: 'Erfolg', warning: 'Achtung', error: 'Fehler' },
} as const;

export const chartLabels = {
  asTable: 'Als Tabelle anzeigen',
  asChart: 'Als Diagramm anzeigen',
} as const;

export const breadcrumbLabels = {
  name: 'Sie sind hier',
} as const;

export const carouselLabels = {
  name: 'Karussell',
  entry: 'Eintrag',
  start: 'Wechsel starten',
  stop: 'Wechsel anhalten',
  previous: 'Voriger Eintrag',
  next: 'Nächster Eintrag',
  of: (place: number, count: number) => `${place} von ${count}`,
} as const;

export const dialogLabels = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  content: 'Inhalt des Fensters',
} as const;

export const paginationLabels = {
  pages: 'Seiten',
  next: 'Weiter',
  range: (from: number, to: number, total: string) => `${from} bis ${to} von ${total}`,
} as const;

export const starLabels = {
  stars: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  starsOf: (count: number) => `${count} von 5`,
  notRated: 'Nicht bewertet',
} as const;

export const toastLabels = {
  dismiss: 'Meldung schließen',
} as const;

export const videoLabels = {
  /** Language of the captions in the player's menu. */
  captions: 'Deutsch',
  loadVideo: 'Video laden',
  /** Shown in browsers without JavaScript. */
  openVideo: 'Video in neuem Tab ansehen',
  videoNote: 'Erst mit dem Laden werden Daten an YouTube übertragen.',
  noVideo: 'Kein Video verfügbar',
  video: 'Video',
} as const;
