import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { CompanyCardRow } from '../companies/store.ts';
import { distanceFrom, nearOf, type Near } from './near.ts';
import { filters, matchPlaces, order, textFilter, type SearchQuery } from './search.ts';
import type { CardRow } from './store.ts';
import { open } from './visible.ts';

/** Totals are counted to here: an exact number of a large result costs more than it is worth. */
export const TOTAL_CAP = 1001;

export interface CardPage {
  /** Each with its kilometres from the place that is asked for; null without one. */
  readonly rows: readonly { readonly job: CardRow; readonly company: CompanyCardRow; readonly distance: number | null }[];
  readonly near: Near | null;
  /** At most TOTAL_CAP. */
  readonly total: number;
  readonly locations: readonly string[];
  readonly employments: readonly string[];
}

interface FlatRow extends CardRow {
  readonly company_id: number;
  readonly company_name: string;
  readonly company_slug: string;
  readonly company_logo: string | null;
  readonly distance: number | null;
}

interface Choices {
  readonly locations: readonly string[];
  readonly employments: readonly string[];
}

const collator = new Intl.Collator('de');
const sorted = (values: Iterable<string | null>): string[] =>
  [...new Set(values)].flatMap((value) => (value === null || value === '' ? [] : [value])).toSorted(collator.compare);

/** Distinct values of an indexed column in a few index steps instead of a scan of all rows. */
async function allValues(db: Db, column: 'place' | 'employment', now: Date): Promise<string[]> {
  const name = sql.ref(column);
  // Limit and order keep the planner on the index (value, published_at): each check of a value reads one row.
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select ${name} as value from jobs where is_active and ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from jobs where is_active and ${name} > found.value order by ${name} limit 1) from found where found.value is not null
    )
    select value from found where value is not null and coalesce(
      (select true from jobs j join companies c on c.id = j.company_id where j.${name} = found.value and ${open(now)} order by j.published_at desc, j.id desc limit 1), false)`.execute(
    db,
  );
  return sorted(rows.map((row) => row.value));
}

/** What the two dropdowns offer: the values of all listed jobs that the text search matches (A88). */
async function choicesOf(db: Db, query: SearchQuery, now: Date): Promise<Choices> {
  if ((query.search ?? '').trim() === '')
    return { locations: await allValues(db, 'place', now), employments: await allValues(db, 'employment', now) };
  const { rows } = await sql<{ place: string | null; employment: string | null }>`
    select distinct j.place, j.employment from jobs j join companies c on c.id = j.company_id where ${open(now)} and ${textFilter(query)}`.execute(
    db,
  );
  return { locations: sorted(rows.map((row) => row.place)), employments: sorted(rows.map((row) => row.employment)) };
}

/** The ids of one page first, then their rows: a deep page reads no row that it does not show. */
async function pageOf(
  db: Db,
  where: RawBuilder<boolean>,
  sort: RawBuilder<unknown>,
  { limit, offset, near = null }: { readonly limit: number; readonly offset: number; readonly near?: Near | null },
): Promise<readonly FlatRow[]> {
  const { rows } = await sql<FlatRow>`
    select j.id, j.title, j.city, j.location, j.working_model, j.employment, j.created_at, j.published_at,
      j.pay_min, j.pay_max, j.pay_currency, j.pay_unit, j.closes_at, j.template,
      c.id as company_id, c.name as company_name, c.slug as company_slug, c.logo as company_logo,
      ${distanceFrom(near)} as distance
    from (select j.id from jobs j join companies c on c.id = j.company_id where ${where} order by ${sort} limit ${limit} offset ${offset}) page
    join jobs j on j.id = page.id
    join companies c on c.id = j.company_id
    order by ${sort}`.execute(db);
  return rows;
}

async function countOf(db: Db, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from jobs j join companies c on c.id = j.company_id where ${where} limit ${TOTAL_CAP}
    ) matches`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One page of the public list with its total and the values of its two dropdowns (A88). */
export async function searchJobs(db: Db, query: SearchQuery, paging: { limit: number; offset: number }, now: Date): Promise<CardPage> {
  const { locations, employments } = await choicesOf(db, query, now);
  const near = nearOf(query);
  const where = filters(query, matchPlaces(query, locations), now);
  const rows = await pageOf(db, where, order(query), { ...paging, near });
  const total = await countOf(db, where);
  return {
    rows: rows.map((row) => ({
      job: row,
      company: { id: row.company_id, name: row.company_name, slug: row.company_slug, logo: row.company_logo },
      distance: row.distance,
    })),
    near,
    total,
    locations,
    employments,
  };
}

/** The open jobs of one company, the newest first. */
export async function openJobsOf(db: Db, companyId: number, limit: number, now: Date): Promise<readonly CardRow[]> {
  return pageOf(db, sql<boolean>`(j.company_id = ${companyId} and ${open(now)})`, sql`j.published_at desc, j.id desc`, {
    limit,
    offset: 0,
  });
}
