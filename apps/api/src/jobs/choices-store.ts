import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../db/engine.ts';
import { open } from './visible.ts';

/** What the two dropdowns of a list offer. */
export interface Choices {
  readonly locations: readonly string[];
  readonly employments: readonly string[];
}

/** From so many matches on, looking for one job of each value is faster than reading all matches. */
const MANY = 5000;

const collator = new Intl.Collator('de');
const sorted = (values: Iterable<string | null>): string[] =>
  [...new Set(values)].flatMap((value) => (value === null || value === '' ? [] : [value])).toSorted(collator.compare);

/** Distinct values of an indexed column in a few index steps instead of a scan of all rows. */
async function valuesOneByOne(db: Db, column: 'place' | 'employment', text: RawBuilder<boolean>, now: Date): Promise<string[]> {
  const name = sql.ref(column);
  // Limit and order keep the planner on the index (value, published_at): each check of a value reads few rows.
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select ${name} as value from jobs where is_active and ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from jobs where is_active and ${name} > found.value order by ${name} limit 1) from found where found.value is not null
    )
    select value from found where value is not null and coalesce(
      (select true from jobs j join companies c on c.id = j.company_id where j.${name} = found.value and ${open(now)} and ${text}
        order by j.published_at desc, j.id desc limit 1), false)`.execute(db);
  return sorted(rows.map((row) => row.value));
}

const estimate = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);

/** How many jobs a text may match, as the planner knows it without looking. */
async function estimated(db: Db, text: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`explain (format json) select from jobs j where ${text}`.execute(db);
  return z.parse(estimate, rows[0]?.['QUERY PLAN'])[0].Plan['Plan Rows'];
}

/**
 * The values of all listed jobs that the text search matches (A88).
 * @param text null when there is no text: it matches everything
 */
export async function choicesOf(db: Db, text: RawBuilder<boolean> | null, now: Date): Promise<Choices> {
  if (text === null || (await estimated(db, text)) > MANY) {
    const matches = text ?? sql<boolean>`true`;
    return {
      locations: await valuesOneByOne(db, 'place', matches, now),
      employments: await valuesOneByOne(db, 'employment', matches, now),
    };
  }
  const { rows } = await sql<{ place: string | null; employment: string | null }>`
    select distinct j.place, j.employment from jobs j join companies c on c.id = j.company_id where ${open(now)} and ${text}`.execute(db);
  return { locations: sorted(rows.map((row) => row.place)), employments: sorted(rows.map((row) => row.employment)) };
}
