import { berlinDay, lastMonths, statusCounts, type ApplicationFigures, type ApplicationStatus } from '@stellwerk/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import { startOfDay } from '../../platform/days/moments.ts';
import type { CompanyId } from '../../platform/ids.ts';

/** The same, with ids as the database returns them. */
export type Figures = Omit<ApplicationFigures, 'jobs'> & { readonly jobs: readonly { readonly id: number; readonly title: string }[] };

interface StatusRow {
  readonly status: ApplicationStatus;
  readonly count: number;
}

interface MonthRow extends StatusRow {
  readonly month: string;
  /** Up to the current day of the month. */
  readonly up_to_day: number;
}

/** Time of arrival in Berlin. */
const arrived = sql`(created_at at time zone 'Europe/Berlin')`;

const countsOf = (rows: readonly StatusRow[]) => statusCounts(Object.fromEntries(rows.map(({ status, count }) => [status, count])));

/**
 * Counts over all applications of a company (CA03 to CA07, CD38, O31). Each part reads an index that begins with the company;
 * only the last six months are read row by row.
 */
export async function figuresOfCompany(db: Db, companyId: CompanyId, now: Date): Promise<Figures> {
  const months = lastMonths(now);
  const [today, day] = [startOfDay(now), Number(berlinDay(now).slice(8))];
  const counted = await sql<StatusRow>`
    select status, count(*)::int as count from applications where company_id = ${companyId} group by status`.execute(db);
  const recent = await sql<MonthRow>`
    select to_char(${arrived}, 'YYYY-MM') as month, status, count(*)::int as count,
      count(*) filter (where extract(day from ${arrived}) <= ${day})::int as up_to_day
    from applications
    where company_id = ${companyId} and created_at >= ${`${months[0] ?? ''}-01`}::date::timestamp at time zone 'Europe/Berlin'
    group by 1, 2`.execute(db);
  const waiting = await sql<{ today: number; since: Date | null }>`
    select
      (select count(*)::int from applications where company_id = ${companyId} and status = 'SUBMITTED' and created_at >= ${today}) as today,
      (select min(created_at) from applications where company_id = ${companyId} and status = 'SUBMITTED') as since`.execute(db);
  const jobs = await sql<{ id: number; title: string }>`
    select id, title from jobs j where company_id = ${companyId}
      and exists (select from applications a where a.company_id = ${companyId} and a.job_id = j.id)
    order by title collate "und-x-icu"`.execute(db);
  const ofMonth = (month: string | undefined): readonly MonthRow[] => recent.rows.filter((row) => row.month === month);
  const upToDay = (month: string | undefined): number => ofMonth(month).reduce((sum, { up_to_day }) => sum + up_to_day, 0);
  const [first] = waiting.rows;
  return {
    counts: countsOf(counted.rows),
    months: months.map((month) => ({ month, counts: countsOf(ofMonth(month)) })),
    trend: { current: upToDay(months.at(-1)), previous: upToDay(months.at(-2)) },
    waiting: { today: first?.today ?? 0, since: first?.since?.toISOString() ?? null },
    jobs: jobs.rows,
  };
}
