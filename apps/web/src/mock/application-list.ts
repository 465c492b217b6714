import { berlinDay } from '@stellwerk/domain';
import type { AnswerOf, Input } from '@stellwerk/domain/endpoints';
import { applicationWire, type DemoApplication } from '@stellwerk/domain/fixtures';
import { userOf, type MockCall } from './call';

type Query = Input<'listApplications'>['query'];

const PAGE_SIZE = 10;
const german = new Intl.Collator('de');
const lower = (text: string): string => text.toLocaleLowerCase('de-DE');
const nameOf = ({ lastName, firstName }: DemoApplication): string => `${lastName} ${firstName}`;

function matches(row: DemoApplication, { status, jobId, name = '', dateFrom, dateTo }: Query): boolean {
  return (
    (status === undefined || status === 'all' || row.status === status) &&
    (jobId === undefined || row.jobId === jobId) &&
    lower(`${row.firstName} ${row.lastName}`).includes(lower(name)) &&
    (dateFrom === undefined || berlinDay(row.createdAt) >= dateFrom.slice(0, 10)) &&
    (dateTo === undefined || berlinDay(row.createdAt) <= dateTo.slice(0, 10))
  );
}

function compare(a: DemoApplication, b: DemoApplication, sortBy: Query['sortBy'] = 'createdAt'): number {
  if (sortBy === 'name') return german.compare(nameOf(a), nameOf(b));
  return sortBy === 'status' ? a.status.localeCompare(b.status) : a.createdAt.localeCompare(b.createdAt);
}

/** Applications to all companies of the caller, filtered and paged (CA19). */
export function listApplications(call: MockCall & Pick<Input<'listApplications'>, 'query'>): AnswerOf<'listApplications'> {
  const { query, state } = call;
  const { page = 1, pageSize = PAGE_SIZE } = query;
  const own = state.data.members.filter(({ userId }) => userId === userOf(call).id).map(({ companyId }) => companyId);
  const sign = query.sortOrder === 'asc' ? 1 : -1;
  const found = state.data.applications
    .filter((row) => own.includes(row.companyId) && matches(row, query))
    .toSorted((a, b) => sign * (compare(a, b, query.sortBy) || a.id - b.id));
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return { applications: shown.map((row) => applicationWire(state.data, row)), total: found.length, page, pageSize };
}
