import type { AlertRhythm } from './codes';

/** How often an alert writes. */
export const alertRhythmLabels = {
  DAILY: 'Täglich',
  WEEKLY: 'Wöchentlich',
} as const satisfies Record<AlertRhythm, string>;

/** What an alert searches for, in one line: the values of its query; 'Alle Stellen' without any. */
export function alertText(query: Readonly<Record<string, readonly string[]>>): string {
  const { search = [], ...rest } = query;
  return [...search, ...Object.values(rest).flat()].join(', ') || 'Alle Stellen';
}
