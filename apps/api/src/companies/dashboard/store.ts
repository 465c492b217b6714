import { sql } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import type { CompanyId } from '../../platform/ids.ts';

/** Counts of the database for the overview of a company. */
export interface StatsRow {
  readonly created_at: Date;
  readonly jobs: number;
  readonly active_jobs: number;
  readonly members: number;
  readonly applications: number;
  readonly new_applications: number;
  readonly job_views: number;
  readonly job_views_current: number;
  readonly job_views_previous: number;
  readonly page_views: number;
  readonly page_views_current: number;
  readonly page_views_previous: number;
}

/** Days as 'YYYY-MM-DD' by which a month is compared; each span includes its first and last day. */
export interface ComparedDays {
  readonly current: readonly [first: string, last: string];
  readonly previous: readonly [first: string, last: string];
}

const between = ([first, last]: readonly [string, string]) => sql`v.day between ${first}::date and ${last}::date`;

/**
 * Counts in one statement. Every part reads an index of the company alone: `jobs_company`, `team_members_company`,
 * `applications_company_status` and the key of the visits, which begins with the visited row. Deleted jobs are not counted,
 * but their visits and applications are, so that the conversion rate stays correct.
 */
export async function countStats(db: Db, companyId: CompanyId, { current, previous }: ComparedDays): Promise<StatsRow | null> {
  const figures = sql`
    count(*)::int as total,
    count(*) filter (where ${between(current)})::int as current,
    count(*) filter (where ${between(previous)})::int as previous`;
  const { rows } = await sql<StatsRow>`
    select c.created_at,
      j.total as jobs, j.active as active_jobs,
      (select count(*)::int from team_members where company_id = c.id) as members,
      a.total as applications, a.fresh as new_applications,
      jv.total as job_views, jv.current as job_views_current, jv.previous as job_views_previous,
      pv.total as page_views, pv.current as page_views_current, pv.previous as page_views_previous
    from companies c
    cross join lateral (
      select count(*)::int as total, count(*) filter (where is_active)::int as active
      from jobs where company_id = c.id and deleted_at is null) j
    cross join lateral (
      select coalesce(sum(n), 0)::int as total, coalesce(sum(n) filter (where status = 'SUBMITTED'), 0)::int as fresh
      from (select status, count(*) as n from applications where company_id = c.id group by status) s) a
    cross join lateral (
      select ${figures} from jobs own join visits v on v.kind = 'job' and v.subject_id = own.id
      where own.company_id = c.id) jv
    cross join lateral (select ${figures} from visits v where v.kind = 'company' and v.subject_id = c.id) pv
    where c.id = ${companyId}`.execute(db);
  return rows[0] ?? null;
}
