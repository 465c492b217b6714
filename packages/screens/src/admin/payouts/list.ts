import { PAYOUT_STATES, type AdminPayout, type PayoutState } from '@stellwerk/domain';
import { choiceIn, listView, pageIn, textIn } from '../../lists';
import { adminRules, type AdminListState } from '../shared/list';

export const PAYOUT_FILTERS = ['all', 'REQUESTED', 'PAID', 'REFUSED', 'REVERSED', 'OPEN'] as const satisfies readonly (
  | PayoutState
  | 'all'
)[];
export type PayoutFilter = (typeof PAYOUT_FILTERS)[number];

export const WAITING_PAYOUTS: AdminListState<PayoutFilter> = { search: '', filter: 'REQUESTED', page: 1 };
/** Parses the state of the list from the URL; the default filter is requested payouts. */
export const readPayoutsState = (query: URLSearchParams): AdminListState<PayoutFilter> => ({
  search: textIn(query, 'search'),
  filter: choiceIn(query, 'filter', PAYOUT_FILTERS, WAITING_PAYOUTS.filter),
  page: pageIn(query),
});

/** The query of a state without default values. */
export const toPayoutsQuery = ({ search, filter, page }: AdminListState<PayoutFilter>): Readonly<Record<string, string>> => ({
  search,
  filter: filter === WAITING_PAYOUTS.filter ? '' : filter,
  page: page === 1 ? '' : String(page),
});

export const ALL_PAYOUTS: AdminListState<PayoutFilter> = { search: '', filter: 'all', page: 1 };

const rank = ({ state }: AdminPayout): number => (state === 'REQUESTED' ? -1 : PAYOUT_STATES.indexOf(state));
const day = ({ requestedAt }: AdminPayout): string => requestedAt ?? '';

/**
 * Requested payouts by time of request, so that none is overtaken by a later one; the others newest
 * first.
 */
export const payoutsView = listView({
  ...adminRules,
  texts: ({ referrer, job, applicationId, code }: AdminPayout) => [
    referrer.name,
    referrer.email,
    job.title,
    job.company,
    applicationId,
    code,
  ],
  filters: { filter: (payout: AdminPayout, filter: PayoutFilter) => filter === 'all' || payout.state === filter },
  tie: (a, b) => rank(a) - rank(b) || (a.state === 'REQUESTED' ? day(a).localeCompare(day(b)) : day(b).localeCompare(day(a))),
});
