import { RADII, type WiderSearch } from '@stellwerk/domain';
import { FEW } from '@stellwerk/domain/search';
import { sql, type RawBuilder } from 'kysely';
import { choicesOf, type Choices } from './choices-store.ts';
import type { Db } from '../../platform/db/engine.ts';
import type { CompanyCardRow } from '../../companies/company/store.ts';
import { distanceFrom, nearOf, type Near } from './near.ts';
import { paidFirst } from './pay.ts';
import { filters, matchPlaces, order, type SearchQuery } from './search.ts';
import { LISTED_DETAIL_COLUMNS } from '../job/detail-columns.ts';
import type { CardRow } from '../job/store.ts';
import { NEWEST, readText, type Attempt, type TextSearch } from './text-search.ts';
import { open } from '../job/visible.ts';
import type { CompanyId, FocusPageId } from '../../platform/ids.ts';

/** Maximum of counted totals: an exact number of a large result costs too much. */
export const TOTAL_CAP = 1001;

/** Number of other terms that are named. */
const MOST_RELATED = 6;

export interface CardPage {
  /** Each with its kilometres from the given place; null without one. */
  readonly rows: readonly { readonly job: CardRow; readonly company: CompanyCardRow; readonly distance: number | null }[];
  readonly near: Near | null;
  /** Where matches exist that the area lacks; null for nowhere, and when the area has some. */
  readonly wider: WiderSearch | null;
  /** At most TOTAL_CAP. */
  readonly total: number;
  readonly locations: readonly string[];
  readonly employments: readonly string[];
  /** How the text was matched; null without a text. */
  readonly search: SearchNote | null;
}

export interface SearchNote {
  readonly corrected: string | null;
  readonly related: readonly string[];
  /** Without an exact match: the rows are the nearest ones. */
  readonly nearest: boolean;
  /** Without a near match either: the rows are all jobs, the newest first. */
  readonly newest: boolean;
  /** Number of rows at the end of the page that are only similar, because there are few matches. `total` does not count them. */
  readonly similar: number;
}

/** A card with its company. */
export interface FlatRow extends CardRow {
  readonly company_id: CompanyId;
  readonly company_name: string;
  readonly company_slug: string;
  readonly company_logo: string | null;
  readonly distance: number | null;
}

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** The ids of a page. */
const idsIn = (where: RawBuilder<boolean>, sort: RawBuilder<unknown>, { limit, offset }: Paging): RawBuilder<{ id: number }> => sql`
  select j.id from jobs j join companies c on c.id = j.company_id where ${where} order by ${sort} limit ${limit} offset ${offset}`;

/** One page of the best hits first, within a level in the given order: a level is read only when the ones before it do not fill the page. */
export async function bestIds(
  db: Db,
  where: RawBuilder<boolean>,
  { levels }: Attempt,
  sort: RawBuilder<unknown>,
  { limit, offset }: Paging,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1];
    const only = before === undefined ? level : sql<boolean>`${level} and not ${before}`;
    const { rows } = await idsIn(sql<boolean>`${where} and ${only}`, sort, { limit: offset + limit - ids.length, offset: 0 }).execute(db);
    ids.push(...rows.map(({ id }) => id));
    if (ids.length >= offset + limit) break;
  }
  return ids.slice(offset);
}

/** The rows of some jobs by their ids, in their order: a deep page reads only the rows that it shows. */
export const rowsOf = (db: Db, ids: readonly number[], near: Near | null): Promise<readonly FlatRow[]> =>
  rowsFrom(db, sql`unnest(${ids}::int[]) with ordinality as page (id, place_on_page)`, near);

/** The rows of a page of ids in one statement. */
const rowsIn = (db: Db, ids: RawBuilder<{ id: number }>, near: Near | null): Promise<readonly FlatRow[]> =>
  rowsFrom(db, sql`(select id, row_number() over () as place_on_page from (${ids}) found) page`, near);

/** @param page a relation of ids and their places on the page, named so */
async function rowsFrom(db: Db, page: RawBuilder<unknown>, near: Near | null): Promise<readonly FlatRow[]> {
  const { rows } = await sql<FlatRow>`
    select j.id, j.title, j.city, j.location, j.working_model, j.employment, j.created_at, j.published_at,
      j.pay_min, j.pay_max, j.pay_currency, j.pay_unit, j.closes_at, j.template,
      ${sql.join(LISTED_DETAIL_COLUMNS.map((column) => sql.ref(`j.${column}`)))},
      c.id as company_id, c.name as company_name, c.slug as company_slug, c.logo as company_logo,
      ${distanceFrom(near)} as distance
    from ${page}
    join jobs j on j.id = page.id
    join companies c on c.id = j.company_id
    order by page.place_on_page`.execute(db);
  return rows;
}

async function countOf(db: Db, where: RawBuilder<boolean>, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from jobs j join companies c on c.id = j.company_id where ${where} limit ${most}
    ) matches`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Sufficient number of similar jobs: a wider level adds less similar ones at the highest cost. */
const ENOUGH = 30;

/**
 * An attempt without levels that add nothing or exceed the sufficient number. A given place narrows it already, and has to be
 * known before rows are counted.
 */
async function enoughOf(db: Db, query: SearchQuery, attempt: Attempt, now: Date): Promise<Attempt> {
  if (attempt.finds !== 'nearest' || query.location !== undefined) return attempt;
  const where = filters(query, null, now);
  const kept: RawBuilder<boolean>[] = [];
  let known = 0;
  for (const level of attempt.levels) {
    const total = await countOf(db, sql<boolean>`${where} and ${level}`, ENOUGH);
    if (total > known) kept.push(level);
    known = total;
    if (total === ENOUGH) break;
  }
  const [first = attempt.levels[0], ...others] = kept;
  return { ...attempt, levels: [first, ...others] };
}

/** Parameters of a query that set the order and the text: all others are filters. */
const NO_FILTERS: ReadonlySet<string> = new Set<keyof SearchQuery>(['search', 'page', 'pageSize', 'sortBy', 'sortOrder']);
const isFiltered = (query: SearchQuery): boolean =>
  Object.entries(query).some(([name, value]) => value !== undefined && !NO_FILTERS.has(name));

/**
 * One way to match a text, with its results under the filters.
 * @param isLikely whether it probably has results, so that the options are read in parallel with the count
 */
async function attemptIn(db: Db, query: SearchQuery, attempt: Attempt, now: Date, isLikely: boolean) {
  const text = (query.search ?? '').trim() === '' ? null : (attempt.levels.at(-1) ?? attempt.levels[0]);
  let asked: Promise<Choices> | null = null;
  const choices = (): Promise<Choices> => (asked ??= choicesOf(db, text, now));
  // Only a given place has to be known before the rows are counted.
  const places = query.location === undefined ? [] : (await choices()).locations;
  const where = filters(query, matchPlaces(query, places), now);
  const count = (rows: RawBuilder<boolean>): Promise<number> =>
    countOf(db, text === null ? rows : sql<boolean>`${rows} and ${text}`, TOTAL_CAP);
  // Without filters the rows to count are those that have the options.
  const counted = isLikely && text !== null && !isFiltered(query) ? (await choices()).jobs : null;
  const [total] = counted === null ? await Promise.all([count(where), isLikely ? choices() : null]) : [Math.min(counted, TOTAL_CAP)];
  return { attempt, choices, where, count, total };
}

/**
 * Similar jobs that fill up a first page behind few hits; none where a hit contains the exact words.
 * @param found the hits and the filters
 */
async function similarIds(
  db: Db,
  search: TextSearch,
  { attempt, where, total }: Pick<Awaited<ReturnType<typeof attemptIn>>, 'attempt' | 'where' | 'total'>,
  sort: RawBuilder<unknown>,
  { limit, offset }: Paging,
): Promise<readonly number[]> {
  const room = Math.min(FEW, limit) - total;
  if (attempt.finds !== 'asked' || total === 0 || offset > 0 || room <= 0) return [];
  if ((await countOf(db, sql<boolean>`${where} and ${search.exact}`, 1)) > 0) return [];
  const near = await search.nearest();
  const others = sql<boolean>`${where} and not ${attempt.levels.at(-1) ?? attempt.levels[0]}`;
  return near === null ? [] : bestIds(db, others, near, sort, { limit: room, offset: 0 });
}

/** The first attempt with results. Without any: the newest jobs, or none where the filters may be the reason. */
async function firstThatFinds(db: Db, query: SearchQuery, now: Date) {
  const search = await readText(db, query.search);
  const tried: Awaited<ReturnType<typeof attemptIn>>[] = [];
  for (const prepare of search.attempts) {
    const attempt = await prepare();
    if (attempt === null) continue;
    const found = await attemptIn(db, query, await enoughOf(db, query, attempt, now), now, tried.length === 0);
    if (found.total > 0) return { search, found };
    tried.push(found);
  }
  const last = isFiltered(query) ? tried[0] : await attemptIn(db, query, NEWEST, now, true);
  return { search, found: last };
}

/** The next larger radius with results when the given one has none, or all places; at most four counts, and only for an empty response. */
async function widerOf(db: Db, query: SearchQuery, { radius: asked }: Near, attempt: Attempt, now: Date): Promise<WiderSearch | null> {
  const { near: _near, radius: _radius, ...anywhere } = query;
  for (const radius of [...RADII.filter((one) => one > asked), null]) {
    const { total } = await attemptIn(db, radius === null ? anywhere : { ...query, radius }, attempt, now, false);
    if (total > 0) return { radius, total };
  }
  return null;
}

/**
 * One page of the public list with its total and the values of its two dropdowns (A88). With a text the best hits come first, unless the
 * query names an order. Behind few hits similar jobs fill a first page (`FEW`).
 * @param also a further condition on the rows; it disables other attempts for the text and filling up. @default none
 */
export async function searchJobs(db: Db, query: SearchQuery, paging: Paging, now: Date, also?: RawBuilder<boolean>): Promise<CardPage> {
  // First, because an unknown place is an error.
  const near = nearOf(query);
  const { search, found } = await firstThatFinds(db, query, now);
  if (found === undefined) return { rows: [], near, wider: null, total: 0, locations: [], employments: [], search: null };
  const { attempt, choices } = found;
  const where = also === undefined ? found.where : sql<boolean>`${found.where} and ${also}`;
  const total = also === undefined ? found.total : await found.count(where);
  const levels = query.sortBy === undefined ? attempt.levels : attempt.levels.slice(-1);
  const [first = attempt.levels[0], ...rest] = levels;
  const ranked = { ...attempt, levels: paidFirst([first, ...rest], query) };
  const hitsOfPage = async (): Promise<readonly FlatRow[]> => {
    if (total === 0) return [];
    const [best, ...others] = ranked.levels;
    if (others.length === 0) return rowsIn(db, idsIn(sql`${where} and ${best}`, order(query), paging), near);
    return rowsOf(db, await bestIds(db, where, ranked, order(query), paging), near);
  };
  const fill = async (): Promise<readonly FlatRow[]> => {
    const ids = also === undefined ? await similarIds(db, search, found, order(query), paging) : [];
    return ids.length === 0 ? [] : rowsOf(db, ids, near);
  };
  const isNothingNear = near !== null && total === 0 && also === undefined;
  const [hits, similar, { locations, employments }, wider] = await Promise.all([
    hitsOfPage(),
    fill(),
    choices(),
    isNothingNear ? widerOf(db, query, near, attempt, now) : null,
  ]);
  const rows = [...hits, ...similar];
  const isSearch = (query.search ?? '').trim() !== '';
  return {
    rows: rows.map((row) => ({
      job: row,
      company: { id: row.company_id, name: row.company_name, slug: row.company_slug, logo: row.company_logo },
      distance: row.distance,
    })),
    near,
    wider,
    total,
    locations,
    employments,
    search: isSearch
      ? {
          corrected: search.corrected(rows.map(({ title }) => title)),
          related: search.related.slice(0, MOST_RELATED),
          nearest: attempt.finds !== 'asked' && total > 0,
          newest: attempt.finds === 'newest' && total > 0,
          similar: similar.length,
        }
      : null,
  };
}

async function newestOpen(db: Db, of: RawBuilder<boolean>, limit: number, now: Date): Promise<readonly CardRow[]> {
  const where = sql<boolean>`(${of} and ${open(now)})`;
  return rowsIn(db, idsIn(where, sql`j.published_at desc, j.id desc`, { limit, offset: 0 }), null);
}

/** The open jobs of one company, the newest first. */
export const openJobsOf = (db: Db, companyId: CompanyId, limit: number, now: Date): Promise<readonly CardRow[]> =>
  newestOpen(db, sql<boolean>`j.company_id = ${companyId}`, limit, now);

/** The open jobs of a company on one focus page, the newest first. */
export const openJobsOn = (db: Db, focusPageId: FocusPageId, limit: number, now: Date): Promise<readonly CardRow[]> =>
  newestOpen(db, sql<boolean>`j.focus_page_id = ${focusPageId}`, limit, now);
