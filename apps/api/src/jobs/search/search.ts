import {
  COMPANY_SIZES,
  DETAIL_FILTER_NAMES,
  DETAIL_FILTERS,
  EMPLOYMENTS,
  WORKING_MODELS,
  type DetailFilter,
  type DetailKind,
} from '@stellwerk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { requests } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { nearFilter } from './near.ts';
import { payFilter } from './pay.ts';
import { BY_VALUE } from '../../platform/db/named-statements.ts';
import { listed } from '../job/visible.ts';

export type SearchQuery = z.output<typeof requests.jobSearchQuery>;

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;
const lower = (values: readonly string[]): string[] => values.map((value) => value.toLocaleLowerCase('de-DE'));

/**
 * Values of one key are alternatives. Known values match in any letter case (O69); they are compared in their stored spelling, because
 * the planner has statistics of stored values, not of lowercased ones.
 */
function oneOf(column: RawBuilder<unknown>, values: readonly string[], known: readonly string[]): RawBuilder<boolean> {
  if (values.length === 0) return sql`true`;
  const wanted = new Set(lower(values));
  const spellings = [...values, ...known.filter((word) => wanted.has(word.toLocaleLowerCase('de-DE')))];
  return sql`${BY_VALUE} ${column} = any(${spellings}::text[])`;
}

/** The rows of each kind of a detail that the list filters by. */
const DETAIL_ROWS: { readonly [Name in DetailFilter]: Readonly<Record<DetailKind<Name>, RawBuilder<boolean>>> } = {
  contract: { permanent: sql`j.contract = 'permanent'`, temporary: sql`j.contract <> 'permanent'` },
};

/** Kinds of one detail are alternatives; an unknown one has no rows. */
function detailFilter(name: DetailFilter, values: readonly string[]): RawBuilder<boolean> {
  if (values.length === 0) return sql`true`;
  const rows = DETAIL_FILTERS[name].kinds.filter((kind) => values.includes(kind)).map((kind) => DETAIL_ROWS[name][kind]);
  return rows.length === 0 ? sql`false` : sql`(${sql.join(rows, sql` or `)})`;
}

function industryFilter(values: readonly string[]): RawBuilder<boolean> {
  if (values.length === 0) return sql`true`;
  const ids = values.filter((value) => /^\d{1,9}$/.test(value)).map(Number);
  return sql`${BY_VALUE} c.industry_id in (select id from industries where id = any(${ids}::int[]) or lower(name collate "und-x-icu") = any(${lower(values)}::text[]))`;
}

/**
 * All filters of a list except its text; different keys must all match (O25).
 * @param places stored spellings of the given places; null without one
 */
export function filters(query: SearchQuery, places: readonly string[] | null, now: Date): RawBuilder<boolean> {
  return sql`${listed(now)}
    and ${places === null ? sql`true` : sql`${BY_VALUE} j.place = any(${places}::text[])`}
    and ${oneOf(sql`j.working_model`, listOf(query.workingModel), WORKING_MODELS)}
    and ${oneOf(sql`j.employment`, listOf(query.employment), EMPLOYMENTS)}
    and ${sql.join(
      DETAIL_FILTER_NAMES.map((name) => detailFilter(name, listOf(query[name]))),
      sql` and `,
    )}
    and ${oneOf(sql`c.employees`, listOf(query.companySize), COMPANY_SIZES)}
    and ${nearFilter(query)} and ${payFilter(query)}
    and ${industryFilter(listOf(query.industry))}`;
}

/** The given places in the spelling of the stored ones; null for none. Exact values can use the index. */
export function matchPlaces(query: SearchQuery, known: readonly string[]): readonly string[] | null {
  const asked = listOf(query.location);
  if (asked.length === 0) return null;
  const wanted = new Set(lower(asked));
  return known.filter((place) => wanted.has(place.toLocaleLowerCase('de-DE')));
}

/** The order that a query names, or the newest first; the id makes it total, so that no job appears on two pages. */
export function order(query: SearchQuery): RawBuilder<unknown> {
  const column = { publishedAt: sql`j.published_at`, createdAt: sql`j.created_at`, title: sql`j.title collate "und-x-icu"` }[
    query.sortBy ?? 'publishedAt'
  ];
  const ascending = (query.sortOrder ?? (query.sortBy === 'title' ? 'asc' : 'desc')) === 'asc';
  return ascending ? sql`${column} asc, j.id asc` : sql`${column} desc, j.id desc`;
}
