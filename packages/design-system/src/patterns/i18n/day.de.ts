/**
 * Relative dates; separate from the labels of the patterns, because public lists load only these.
 */
export const dayLabels = { today: 'heute', yesterday: 'gestern', daysAgo: (days: number): string => `vor ${days} Tagen` } as const;
