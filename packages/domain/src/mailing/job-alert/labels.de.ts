import { isDetailFilter } from '../../job/detail-filters';
import { detailFilterOptions, JOB_FILTERS, jobFilterLabels } from '../../job/list/filter-labels.de';
import { DEFAULT_RADIUS, RADII } from '../../job/codes';
import type { AlertRhythm } from './codes';

/** Frequencies of an alert's mails. */
export const alertRhythmLabels = {
  DAILY: 'Täglich',
  WEEKLY: 'Wöchentlich',
} as const satisfies Record<AlertRhythm, string>;

/** Search of an alert, in one line, each filter with the label of the list; 'Alle Stellen' without any. */
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
