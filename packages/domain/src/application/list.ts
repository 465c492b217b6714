import type { Trend } from '../company/stats';
import { berlinDay } from '../dates';
import { textMatcher } from '../text';
import { readIds } from './bulk/bulk';
import { APPLICATION_STATUSES, type ApplicationStatus } from './codes';
import type { Application, ApplicationJob } from './read/application';

/** An application as lists show it, without the fields of its details (decision 0077). */
export interface ApplicationSummary extends Omit<
  Application,
  'job' | 'linkedin' | 'xing' | 'website' | 'message' | 'skills' | 'history' | 'undo' | 'referredBy' | 'eraseAt'
> {
  readonly job: Omit<ApplicationJob, 'company' | 'employment'>;
}

/** Number of applications per status. */
export type StatusCounts = Readonly<Record<ApplicationStatus, number>>;

/** Counts over all applications of a company, regardless of filters. */
export interface ApplicationFigures {
  readonly counts: StatusCounts;
  /** The last six calendar months in Berlin, the current one last; `month` as yyyy-mm. All count by the day of arrival (O59). */
  readonly months: readonly { readonly month: string; readonly counts: StatusCounts }[];
  /** Arrivals of this month up to today, and of the same days of the previous month (O31). */
  readonly trend: Trend;
  /** SUBMITTED applications: number that arrived today, and the time since when the oldest waits, ISO, or null. */
  readonly waiting: { readonly today: number; readonly since: string | null };
  /** The jobs with applications, by title. */
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
}

/** One part of the applications of a company. */
export interface ApplicationList {
  readonly applications: readonly ApplicationSummary[];
  /** Number of all matches. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Matches per status, regardless of the chosen status (A06). */
  readonly counts: StatusCounts;
  /** null unless requested. */
  readonly figures: ApplicationFigures | null;
}

/** Sort keys of the list; `date` is another name of `createdAt` (A71). */
export const APPLICATION_SORT_FIELDS = ['createdAt', 'date', 'name', 'status', 'step'] as const;

/** Selects a part of the applications, by the query of the call. */
export type ApplicationListQuery = Readonly<{
  status?: ApplicationStatus | 'all' | undefined;
  jobId?: number | undefined;
  search?: string | undefined;
  searchIn?: 'name' | 'contact' | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  assigned?: 'me' | undefined;
  sortBy?: (typeof APPLICATION_SORT_FIELDS)[number] | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  columns?: string | undefined;
  ids?: string | undefined;
  with?: 'figures' | undefined;
}>;

/** Default number of rows on a page (CA19). */
export const APPLICATION_PAGE_SIZE = 10;

/** Maximum number of cards in one column. */
const COLUMN_LIMIT = 10_000;

/** Parses `SUBMITTED:40,VIEWED:20`. @returns the number per named status; null for another text */
export function readColumns(text: string): ReadonlyMap<ApplicationStatus, number> | null {
  const columns = new Map<ApplicationStatus, number>();
  for (const part of text.split(',')) {
    const [name, count, ...rest] = part.split(':');
    const status = APPLICATION_STATUSES.find((known) => known === name);
    const limit = /^\d{1,5}$/.test(count ?? '') ? Number(count) : 0;
    if (status === undefined || limit < 1 || limit > COLUMN_LIMIT || rest.length > 0) return null;
    columns.set(status, limit);
  }
  return columns;
}

/** Counts of each status; 0 for missing ones. */
export const statusCounts = (counts: Partial<Record<ApplicationStatus, number>>): StatusCounts => ({
  SUBMITTED: 0,
  VIEWED: 0,
  IN_REVIEW: 0,
  INTERVIEW_SCHEDULED: 0,
  OFFER_MADE: 0,
  ACCEPTED: 0,
  REJECTED: 0,
  WITHDRAWN: 0,
  ...counts,
});

/** Number of applications of all statuses together. */
export const sumOf = (counts: StatusCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

const countByStatus = (rows: readonly Pick<ApplicationSummary, 'status'>[]): StatusCounts => {
  const counts = { ...statusCounts({}) };
  for (const { status } of rows) counts[status] += 1;
  return counts;
};

const MONTHS = 6;

/** The last six calendar months in Berlin as yyyy-mm, the current one last (CA03). */
export function lastMonths(now: Date): readonly string[] {
  const [year = 0, month = 0] = berlinDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7));
}

const german = new Intl.Collator('de');
const newestFirst = (a: ApplicationSummary, b: ApplicationSummary): number =>
  (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || Number(b.id) - Number(a.id);

/** Figures over all applications of a company. */
export function figuresOf(rows: readonly ApplicationSummary[], now: Date): ApplicationFigures {
  const today = berlinDay(now);
  const months = lastMonths(now);
  const dated = rows.map((row) => ({ status: row.status, day: row.createdAt === null ? '' : berlinDay(row.createdAt) }));
  const upTo = (month: string | undefined): number =>
    dated.filter(({ day }) => month !== undefined && day.startsWith(month) && day.slice(8) <= today.slice(8)).length;
  const fresh = rows.filter(({ status }) => status === 'SUBMITTED');
  const titles = new Map(rows.map(({ job }) => [job.id, job.title]));
  return {
    counts: countByStatus(rows),
    months: months.map((month) => ({ month, counts: countByStatus(dated.filter(({ day }) => day.startsWith(month))) })),
    trend: { current: upTo(months.at(-1)), previous: upTo(months.at(-2)) },
    waiting: {
      today: fresh.filter(({ createdAt }) => createdAt !== null && berlinDay(createdAt) === today).length,
      since: fresh.toSorted(newestFirst).at(-1)?.createdAt ?? null,
    },
    jobs: [...titles].map(([id, title]) => ({ id, title })).toSorted((a, b) => german.compare(a.title, b.title)),
  };
}

// Hidden applicants have no name to sort by (decision 0079).
const lastNameOf = ({ blind, lastName, name }: ApplicationSummary): string => (blind ? '' : lastName || name);
const firstNameOf = ({ blind, firstName }: ApplicationSummary): string => (blind ? '' : firstName);

const orders = {
  createdAt: (a, b) => -newestFirst(a, b),
  date: (a, b) => -newestFirst(a, b),
  name: (a, b) => german.compare(lastNameOf(a), lastNameOf(b)) || german.compare(firstNameOf(a), firstNameOf(b)),
  status: (a, b) => a.status.localeCompare(b.status),
  step: (a, b) => APPLICATION_STATUSES.indexOf(a.status) - APPLICATION_STATUSES.indexOf(b.status),
} as const satisfies Record<(typeof APPLICATION_SORT_FIELDS)[number], (a: ApplicationSummary, b: ApplicationSummary) => number>;

/** The newest of each status, as many as its column requests. */
function inColumns<Row extends ApplicationSummary>(rows: readonly Row[], columns: ReadonlyMap<ApplicationStatus, number>): readonly Row[] {
  const sorted = rows.toSorted(newestFirst);
  return [...columns].flatMap(([status, limit]) => sorted.filter((row) => row.status === status).slice(0, limit));
}

/**
 * The list of applications like the server's response, from all rows in memory: for stories, and a response without paging.
 * @param memberId of the caller in the team, for `assigned`. @default none
 */
export function listOf<Row extends ApplicationSummary>(
  rows: readonly Row[],
  query: ApplicationListQuery,
  now: Date,
  memberId = '',
): Omit<ApplicationList, 'applications'> & { readonly applications: readonly Row[] } {
  const { status = 'all', jobId, searchIn = 'name', dateFrom, dateTo, assigned, pageSize = APPLICATION_PAGE_SIZE } = query;
  const matches = textMatcher(query.search ?? '');
  const wanted = query.ids === undefined ? null : readIds(query.ids);
  const found = rows.filter(({ id, name, email, job, createdAt, assignee }) => {
    const day = createdAt === null ? '' : berlinDay(createdAt);
    return (
      (wanted === null || wanted.includes(Number(id))) &&
      matches(searchIn === 'contact' ? [name, job.title, email] : [name, job.title]) &&
      (jobId === undefined || job.id === String(jobId)) &&
      (dateFrom === undefined || day >= dateFrom.slice(0, 10)) &&
      (dateTo === undefined || (day !== '' && day <= dateTo.slice(0, 10))) &&
      (assigned === undefined || (memberId !== '' && assignee?.id === memberId))
    );
  });
  const left = status === 'all' ? found : found.filter((row) => row.status === status);
  const sign = query.sortOrder === 'asc' ? 1 : -1;
  const sorted = left.toSorted((a, b) => sign * orders[query.sortBy ?? 'createdAt'](a, b) || newestFirst(a, b));
  const columns = query.columns === undefined ? null : readColumns(query.columns);
  const page = Math.min(query.page ?? 1, Math.max(1, Math.ceil(left.length / pageSize)));
  return {
    applications: columns === null ? sorted.slice((page - 1) * pageSize, page * pageSize) : inColumns(left, columns),
    total: left.length,
    page,
    pageSize,
    counts: countByStatus(found),
    figures: query.with === undefined ? null : figuresOf(rows, now),
  };
}
