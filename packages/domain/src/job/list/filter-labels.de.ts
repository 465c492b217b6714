import { formatCount } from '../../format/amount';
import { DETAIL_FILTER_NAMES, type DetailFilter } from '../detail-filters';
import { detailKindLabels } from '../details.de';

/** The filters of the list, in the order of their fields; the radius belongs to the place. */
export const JOB_FILTERS = ['near', 'location', 'employment', 'workingModel', ...DETAIL_FILTER_NAMES, 'payMin', 'pay', 'remote'] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

/** Labels of filters whose value alone is unclear. */
export const jobFilterLabels = {
  /** @param radius kilometres */
  near: (place: string, radius: number): string => `${place}, ${radius} km`,
  /** @param amount euros in a year */
  payFrom: (amount: number): string => `ab ${formatCount(amount)}\u00a0€`,
  payRequired: 'Nur mit Gehaltsangabe',
  noRemote: 'Ohne Remote-Stellen',
} as const;

/** The kinds that a filter by a detail offers, by the value in the address. */
export const detailFilterOptions = (name: DetailFilter): Readonly<Partial<Record<string, string>>> => detailKindLabels[name];
