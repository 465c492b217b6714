import type { requests } from '@stellwerk/domain/endpoints';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../db/schema.ts';
import { startOfDay } from '../jobs/visible.ts';
import { withDetails, type ApplicationRow, type FullApplication } from './store.ts';

type Query = z.output<typeof requests.applicationsQuery>;

const DAY = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 10;

export interface ApplicationPage {
  readonly applications: readonly FullApplication[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Nothing here is earlier or later; at the ends of the years 1 to 9999 a day begins or ends in a year that no database has. */
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(9999, 0, 1);

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

const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function conditions(query: Query): RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = [];
  if (query.status !== undefined && query.status !== 'all') found.push(sql`a.status = ${query.status}`);
  if (query.jobId !== undefined) found.push(sql`a.job_id = ${query.jobId}::bigint`);
  if (query.name !== undefined) found.push(sql`lower(a.first_name || ' ' || a.last_name) like ${likePattern(query.name)}`);
  if (query.dateFrom !== undefined) found.push(sql`a.created_at >= ${readMoment(query.dateFrom).at}`);
  if (query.dateTo !== undefined) found.push(sql`a.created_at < ${endOf(readMoment(query.dateTo))}`);
  return found;
}

const ORDER = {
  createdAt: sql`a.created_at`,
  date: sql`a.created_at`,
  name: sql`(a.last_name || ' ' || a.first_name) collate "und-x-icu"`,
  status: sql`a.status`,
} as const;

/** Applications to all companies of an account, filtered and paged; without a query the ten newest (CA19). */
export async function listApplications(db: Kysely<Database>, userId: number, query: Query): Promise<ApplicationPage> {
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? PAGE_SIZE;
  const where = sql.join(
    [sql`a.company_id in (select company_id from confirmed_memberships where user_id = ${userId})`, ...conditions(query)],
    sql` and `,
  );
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`;
  const counted = await sql<{ total: number }>`select count(*)::int as total from applications a where ${where}`.execute(db);
  const { rows } = await sql<ApplicationRow>`
    select a.* from applications a where ${where}
    order by ${ORDER[query.sortBy ?? 'createdAt']} ${direction}, a.id ${direction}
    limit ${pageSize} offset ${Math.min((page - 1) * pageSize, 2_000_000_000)}`.execute(db);
  return { applications: await withDetails(db, rows), total: counted.rows[0]?.total ?? 0, page, pageSize };
}
