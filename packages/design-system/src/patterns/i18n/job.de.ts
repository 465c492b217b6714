/**
 * Labels of the job card; separate from those of the other patterns, because public lists load only
 * these.
 */
export const jobLabels = {
  published: 'Veröffentlicht am',
  /** Label before a relative date. */
  publishedSince: 'Veröffentlicht',
  dot: '·',
  kilometres: (distance: number): string => `${distance}\u00a0km`,
  remoteAnywhere: 'Remote, überall',
} as const;

/**
 * Relative dates; separate from the labels of the patterns, because public lists load only these.
 */
export const dayLabels = { today: 'heute', yesterday: 'gestern', daysAgo: (days: number): string => `vor ${days} Tagen` } as const;
