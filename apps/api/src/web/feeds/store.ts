import { sql } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import type { JobRow } from '../../jobs/job/store.ts';
import { listed } from '../../jobs/job/visible.ts';
import type { CompanyId } from '../../platform/ids.ts';

/** An open job with the company data of feeds. */
export type FeedRow = JobRow & { readonly company_name: string; readonly company_city: string | null };

/** Selects open jobs. */
export interface FeedScope {
  readonly now: Date;
  /** Only those of this company. @default all */
  readonly companyId?: CompanyId | undefined;
}

const BATCH = 200;

const openJobs = (db: Db, { now, companyId }: FeedScope) =>
  db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .where(listed(now))
    .$if(companyId !== undefined, (query) => query.where('j.company_id', '=', companyId ?? 0));

/** Number of open jobs, and a version text that changes with all feed data. */
export async function stateOf(db: Db, scope: FeedScope): Promise<{ readonly count: number; readonly version: string }> {
  const { count, ...parts } = await openJobs(db, scope)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`coalesce(sum(j.id), 0)::text`.as('ids'),
      sql<string>`coalesce(max(j.updated_at), '-infinity')::text`.as('jobs'),
      sql<string>`coalesce(max(c.updated_at), '-infinity')::text`.as('companies'),
    ])
    .executeTakeFirstOrThrow();
  return { count, version: `${count} ${Object.values(parts).join(' ')}` };
}

/** All open jobs by their ids, read in batches to save memory. */
export async function* allOpenJobs(db: Db, scope: FeedScope): AsyncGenerator<FeedRow> {
  let last = 0;
  for (;;) {
    const rows = await openJobs(db, scope)
      .selectAll('j')
      .select(['c.name as company_name', 'c.city as company_city'])
      .where('j.id', '>', last)
      .orderBy('j.id')
      .limit(BATCH)
      .execute();
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The newest open jobs. */
export async function newestJobs(db: Db, scope: FeedScope, limit: number): Promise<readonly FeedRow[]> {
  return openJobs(db, scope)
    .selectAll('j')
    .select(['c.name as company_name', 'c.city as company_city'])
    .orderBy('j.published_at', 'desc')
    .orderBy('j.id', 'desc')
    .limit(limit)
    .execute();
}

/** A page of the site and the time of its last change. */
export interface SiteRow {
  readonly name: string;
  readonly changed: Date;
}

/** A section of a sitemap from the database. */
interface Stretch {
  readonly limit: number;
  readonly offset: number;
}

const SITE_ROWS = {
  /** Companies by slug. */
  companies: (db: Db, _now: Date, { limit, offset }: Stretch): Promise<readonly SiteRow[]> =>
    db
      .selectFrom('companies')
      .select(['slug as name', 'updated_at as changed'])
      .where('is_active', '=', true)
      .where('visibility', '=', 'public')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
  /** Open jobs by id. */
  jobs: (db: Db, now: Date, { limit, offset }: Stretch): Promise<readonly SiteRow[]> =>
    openJobs(db, { now })
      .select([sql<string>`j.id::text`.as('name'), 'j.updated_at as changed'])
      .orderBy('j.id')
      .limit(limit)
      .offset(offset)
      .execute(),
} as const;
export type SiteKind = keyof typeof SITE_ROWS;

export const siteRows = (db: Db, kind: SiteKind, now: Date, stretch: Stretch): Promise<readonly SiteRow[]> =>
  SITE_ROWS[kind](db, now, stretch);

/** Number of companies in a sitemap, and a version text that changes with them. */
export async function companiesState(db: Db): Promise<{ readonly count: number; readonly version: string }> {
  const { count, changed } = await db
    .selectFrom('companies')
    .select([sql<number>`count(*)::int`.as('count'), sql<string>`coalesce(max(updated_at), '-infinity')::text`.as('changed')])
    .where('is_active', '=', true)
    .where('visibility', '=', 'public')
    .executeTakeFirstOrThrow();
  return { count, version: `${count} ${changed}` };
}
