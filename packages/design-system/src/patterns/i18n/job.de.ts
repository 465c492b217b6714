/** Labels of the job card; apart from those of the other patterns, because public lists load only these. */
export const jobLabels = {
  published: 'Veröffentlicht am',
  /** Before how long ago that was. */
  publishedSince: 'Veröffentlicht',
  dot: '·',
  kilometres: (distance: number): string => `${distance}\u00a0km`,
  remoteAnywhere: 'Remote, überall',
} as const;
