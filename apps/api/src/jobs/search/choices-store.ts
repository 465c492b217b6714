import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/engine.ts';
import { listed } from '../job/visible.ts';

/** Options of the two dropdowns of a list. */
export interface Choices {
  readonly locations: readonly string[];
  readonly employments: readonly string[];
  /** Number of the jobs that have them; null where they were not all read. */
  readonly jobs: number | null;
}

const collator = new Intl.Collator('de');
const sorted = (values: Iterable<string | null>): string[] =>
  [...new Set(values)].flatMap((value) => (value === null || value === '' ? [] : [value])).toSorted(collator.compare);

/** Distinct values of an indexed column that listed jobs have, by stepping over the index from one value to the next. */
function valuesOneByOne(column: 'place' | 'employment', matches: RawBuilder<boolean>, now: Date): RawBuilder<string[]> {
  const name = sql.ref(`j.${column}`);
  const next = (after: RawBuilder<boolean>): RawBuilder<string> => sql`
    select ${name} as value from jobs j join companies c on c.id = j.company_id
    where ${listed(now)} and ${matches} and ${after} order by ${name}, j.published_at desc, j.id desc limit 1`;
  return sql`array(
    with recursive found as (
      (${next(sql`${name} is not null`)})
      union all
      select (${next(sql`${name} > found.value`)}) from found where found.value is not null
    )
    select value from found where value is not null)`;
}

const estimate = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);

/** Estimated number of matches of a text, from the planner without a scan. */
async function estimated(db: Db, text: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`explain (format json) select from jobs j where ${text}`.execute(db);
  return z.parse(estimate, rows[0]?.['QUERY PLAN'])[0].Plan['Plan Rows'];
}

/** Cost of a job found by its index, relative to one read in a scan. */
const STEP_COST = 4;

/**
 * Whether stepping from place to place is faster than reading all matches: each step skips jobs that do not match, more of them the
 * rarer a match is. It reads about places × jobs / matches.
 */
async function stepsAreFaster(db: Db, text: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ jobs: number; places: number }>`
    select greatest(c.reltuples, 0)::float8 as jobs, (case when s.n_distinct < 0 then -s.n_distinct * c.reltuples else s.n_distinct end)::float8 as places
    from pg_class c join pg_stats s on s.tablename = c.relname and s.schemaname = c.relnamespace::regnamespace::text
    where c.oid = 'jobs'::regclass and s.attname = 'place'`.execute(db);
  const [known] = rows;
  // A small or new table has no statistics.
  return known !== undefined && (await estimated(db, text)) ** 2 > STEP_COST * known.places * known.jobs;
}

/**
 * The values of all listed jobs that the text search matches (A88).
 * @param text null without a text: it matches everything
 */
export async function choicesOf(db: Db, text: RawBuilder<boolean> | null, now: Date): Promise<Choices> {
  if (text === null || (await stepsAreFaster(db, text))) {
    const matches = text ?? sql<boolean>`true`;
    const { rows } = await sql<{ places: string[]; employments: string[] }>`
      select ${valuesOneByOne('place', matches, now)} as places, ${valuesOneByOne('employment', matches, now)} as employments`.execute(db);
    return { locations: sorted(rows[0]?.places ?? []), employments: sorted(rows[0]?.employments ?? []), jobs: null };
  }
  const { rows } = await sql<{ place: string | null; employment: string | null; jobs: number }>`
    select j.place, j.employment, count(*)::int as jobs from jobs j join companies c on c.id = j.company_id where ${listed(now)} and ${text}
    group by j.place, j.employment`.execute(db);
  return {
    locations: sorted(rows.map((row) => row.place)),
    employments: sorted(rows.map((row) => row.employment)),
    jobs: rows.reduce((total, row) => total + row.jobs, 0),
  };
}
