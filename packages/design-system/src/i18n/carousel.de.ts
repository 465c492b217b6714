/** Labels of this component. */
export const carouselLabels = {
  name: 'Karussell',
  entry: 'Eintrag',
  start: 'Wechsel starten',
  stop: 'Wechsel anhalten',
  previous: 'Voriger Eintrag',
  next: 'Nächster Eintrag',
  of: (place: number, count: number) => `${place} von ${count}`,
} as const;
