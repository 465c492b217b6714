import { APPLICATION_STATUSES, blindReviewLabels, type ApplicationListQuery, type ApplicationStatus } from '@stellwerk/domain';
import { sql, type RawBuilder } from 'kysely';
import { startOfDay } from '../jobs/visible.ts';

/** Conditions and orders of the lists of applications (CA08 to CA12, CA18, CA19); `a` is the application in all of them. */

const DAY = 24 * 60 * 60 * 1000;

/** Nothing here is earlier or later; at the ends of the years 1 to 9999 a day begins or ends in a year that no database has. */
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(9999, 0, 1);

/** The neutral name of a hidden application. */
export const blindNumber = sql`(${blindReviewLabels.firstName}::text || ' ' || a.id)`;

interface Moment {
  readonly at: Date;
  /** Whether only the day was given. */
  readonly wholeDay: boolean;
}

function readMoment(text: string): Moment {
  const wholeDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const at = new Date(Math.min(Math.max(Date.parse(text), EARLIEST), LATEST));
  // Noon of the day is the same day in Berlin, in summer and in winter.
  return { at: wholeDay ? startOfDay(new Date(at.getTime() + DAY / 2)) : at, wholeDay };
}

/** End of the day in Berlin, which may have 23 or 25 hours, as the first moment that no longer counts. */
function endOf({ at, wholeDay }: Moment): Date {
  return wholeDay ? startOfDay(new Date(at.getTime() + DAY * 1.5)) : new Date(at.getTime() + 1);
}

type Filters = Pick<ApplicationListQuery, 'jobId' | 'dateFrom' | 'dateTo'> & { readonly name?: string | undefined };

const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** What the company may call an application (decision 0079). */
const shownName = sql`(case when a.blind then ${blindNumber} else a.first_name || ' ' || a.last_name end)`;

/** Job, name and days, as both lists take them. */
export function filtersOf({ jobId, name, dateFrom, dateTo }: Filters): readonly RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = [];
  if (jobId !== undefined) found.push(sql`a.job_id = ${jobId}::bigint`);
  if (name !== undefined) found.push(sql`lower(${shownName}) like ${likePattern(name)}`);
  if (dateFrom !== undefined) found.push(sql`a.created_at >= ${readMoment(dateFrom).at}`);
  if (dateTo !== undefined) found.push(sql`a.created_at < ${endOf(readMoment(dateTo))}`);
  return found;
}

/** One status, or all of them. */
export function statusFilter(status: ApplicationStatus | 'all' | undefined): readonly RawBuilder<boolean>[] {
  return status === undefined || status === 'all' ? [] : [sql<boolean>`a.status = ${status}`];
}

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

const ORDER = {
  createdAt: [sql`a.created_at`],
  date: [sql`a.created_at`],
  // As the index of the names has it: who is hidden has no name to be sorted by, and stands by the number.
  name: [
    sql`(case when a.blind then '' else a.last_name end) collate "und-x-icu"`,
    sql`(case when a.blind then '' else a.first_name end) collate "und-x-icu"`,
  ],
  status: [sql`a.status`],
  step: [sql`array_position(array[${literals(APPLICATION_STATUSES)}], a.status)`],
} as const satisfies Record<NonNullable<ApplicationListQuery['sortBy']>, readonly RawBuilder<unknown>[]>;

/** The order of a list; what it leaves equal comes the newest first. */
export function orderOf({ sortBy = 'createdAt', sortOrder }: Pick<ApplicationListQuery, 'sortBy' | 'sortOrder'>): RawBuilder<unknown> {
  const direction = sortOrder === 'asc' ? sql`asc` : sql`desc`;
  const isDate = sortBy === 'createdAt' || sortBy === 'date';
  const keys = ORDER[sortBy].map((key) => sql`${key} ${direction}`);
  return sql.join(isDate ? [...keys, sql`a.id ${direction}`] : [...keys, sql`a.created_at desc`, sql`a.id desc`]);
}
