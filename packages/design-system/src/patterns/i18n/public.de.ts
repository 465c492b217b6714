/** Labels of patterns on visitors' pages, which do not load those of members' pages: the job card. */
export const jobLabels = {
  published: 'Veröffentlicht am',
  /** Label before a relative date. */
  publishedSince: 'Veröffentlicht',
  dot: '·',
  kilometres: (distance: number): string => `${distance}\u00a0km`,
  remoteAnywhere: 'Remote, überall',
} as const;

/** Relative dates. */
export const dayLabels = { today: 'heute', yesterday: 'gestern', daysAgo: (days: number): string => `vor ${days} Tagen` } as const;

/** Texts around every legal text. */
export const legalDe = {
  sample: 'Mustertext',
  sampleNote: 'Dieser Text ist ein Muster. Vor dem Betrieb muss er rechtlich geprüft und angepasst werden.',
  version: (day: string): string => `Fassung vom ${day}`,
  contents: 'Inhalt',
} as const;
