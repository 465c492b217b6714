import type { DateRangeValue } from '@stellwerk/design-system';
import { APPLICATION_STATUSES, berlinDay, type Application, type ApplicationStatus } from '@stellwerk/domain';
import { listView } from '../../../lists';
import { sortChange, type Direction } from '../../shared/SortChips';

export const CARD_SORTS = ['date', 'name', 'status'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

/** Cards of one page. */
export const CARDS_PER_PAGE = 10;

/** State of the cards in the URL. */
export interface CardListState {
  readonly search: string;
  /** '' for every status. */
  readonly status: ApplicationStatus | '';
  /** Both days included; null for any time. */
  readonly range: DateRangeValue | null;
  readonly sort: CardSort;
  readonly direction: Direction;
  readonly page: number;
}

/** Newest first (CA18). */
export const DEFAULT_CARDS: CardListState = { search: '', status: '', range: null, sort: 'date', direction: 'descending', page: 1 };

const german = new Intl.Collator('de');
const time = ({ createdAt }: Application): number => (createdAt === null ? 0 : Date.parse(createdAt));

const orders = {
  date: (a, b) => time(a) - time(b),
  name: (a, b) => german.compare(a.lastName || a.name, b.lastName || b.name) || german.compare(a.firstName, b.firstName),
  status: (a, b) => APPLICATION_STATUSES.indexOf(a.status) - APPLICATION_STATUSES.indexOf(b.status),
} as const satisfies Record<CardSort, (a: Application, b: Application) => number>;

/** Whether a moment lies in a range of days in Berlin; the last day counts until its end (CA22). */
export function inRange(iso: string | null, range: DateRangeValue | null): boolean {
  if (range === null) return true;
  if (iso === null) return false;
  const day = berlinDay(new Date(iso));
  return day >= range.start && day <= range.end;
}

/** Chooses a sort field; the current one again turns the direction round. */
export const chooseCardSort = (state: CardListState, sort: CardSort): Pick<CardListState, 'sort' | 'direction' | 'page'> =>
  sortChange(state, sort, sort === 'date' ? 'descending' : 'ascending');

/** Searches, filters, sorts and pages the applications for the cards (CA18, CA20, CA22, A71). */
export const cardListView = listView({
  texts: ({ name, job }: Application) => [name, job.title],
  filters: {
    status: (application: Application, status: CardListState['status']) => status === '' || application.status === status,
    range: ({ createdAt }: Application, range: CardListState['range']) => inRange(createdAt, range),
  },
  orders,
  tie: (a, b) => time(b) - time(a),
  pageSize: CARDS_PER_PAGE,
});
