import { APPLICATION_STATUSES, blindReviewLabels, type ApplicationListQuery, type ApplicationStatus } from '@stellwerk/domain';
import { sql, type RawBuilder } from 'kysely';
import { firstMoment, momentAfter } from '../../platform/days/moments.ts';

/** Conditions and orders of the lists of applications (CA08 to CA12, CA18, CA19); `a` is the application in all of them. */

/** The neutral label of a hidden applicant. */
export const blindNumber = sql`(${blindReviewLabels.firstName}::text || ' ' || a.id)`;

type Filters = Pick<ApplicationListQuery, 'jobId' | 'dateFrom' | 'dateTo'> & { readonly name?: string | undefined };

const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The applicant's name as the company may see it (decision 0079). */
const shownName = sql`(case when a.blind then ${blindNumber} else a.first_name || ' ' || a.last_name end)`;

/** Filters by job, name and days, common to both lists. */
export function filtersOf({ jobId, name, dateFrom, dateTo }: Filters): readonly RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = [];
  if (jobId !== undefined) found.push(sql`a.job_id = ${jobId}::bigint`);
  if (name !== undefined) found.push(sql`lower(${shownName}) like ${likePattern(name)}`);
  if (dateFrom !== undefined) found.push(sql`a.created_at >= ${firstMoment(dateFrom)}`);
  if (dateTo !== undefined) found.push(sql`a.created_at < ${momentAfter(dateTo)}`);
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
  // As in the index of names: hidden applicants have no name and sort by id.
  name: [
    sql`(case when a.blind then '' else a.last_name end) collate "und-x-icu"`,
    sql`(case when a.blind then '' else a.first_name end) collate "und-x-icu"`,
  ],
  status: [sql`a.status`],
  step: [sql`array_position(array[${literals(APPLICATION_STATUSES)}], a.status)`],
} as const satisfies Record<NonNullable<ApplicationListQuery['sortBy']>, readonly RawBuilder<unknown>[]>;

/** Order of a list; equal items are sorted newest first. */
export function orderOf({ sortBy = 'createdAt', sortOrder }: Pick<ApplicationListQuery, 'sortBy' | 'sortOrder'>): RawBuilder<unknown> {
  const direction = sortOrder === 'asc' ? sql`asc` : sql`desc`;
  const isDate = sortBy === 'createdAt' || sortBy === 'date';
  const keys = ORDER[sortBy].map((key) => sql`${key} ${direction}`);
  return sql.join(isDate ? [...keys, sql`a.id ${direction}`] : [...keys, sql`a.created_at desc`, sql`a.id desc`]);
}
