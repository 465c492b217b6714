import { isDetailFilter } from '../job/detail-filters';
import { detailFilterOptions, JOB_FILTERS, jobFilterLabels } from '../job/filter-labels.de';
import { DEFAULT_RADIUS, RADII } from '../job/near';
import type { AlertRhythm } from './codes';

/** How often an alert writes. */
export const alertRhythmLabels = {
  DAILY: 'Täglich',
  WEEKLY: 'Wöchentlich',
} as const satisfies Record<AlertRhythm, string>;

/** What an alert searches for, in one line, each filter in the words of the list; 'Alle Stellen' without any. */
export function alertText({ search = [], radius = [], ...filters }: Readonly<Record<string, readonly string[]>>): string {
  const kilometres = RADII.find((known) => radius.includes(String(known))) ?? DEFAULT_RADIUS;
  const labelOf = (name: string, value: string): string => {
    if (name === 'near') return jobFilterLabels.near(value, kilometres);
    if (name === 'payMin') return Number(value) > 0 ? jobFilterLabels.payFrom(Number(value)) : '';
    if (name === 'pay') return value === 'required' ? jobFilterLabels.payRequired : '';
    if (name === 'remote') return value === 'exclude' ? jobFilterLabels.noRemote : '';
    return (isDetailFilter(name) ? detailFilterOptions(name)[value] : undefined) ?? value;
  };
  const names = new Set([...JOB_FILTERS, ...Object.keys(filters)]);
  const labels = [...names].flatMap((name) => (filters[name] ?? []).map((value) => labelOf(name, value)));
  return [...search, ...labels].filter((text) => text !== '').join(', ') || 'Alle Stellen';
}
