import {
  APPLICATION_PAGE_SIZE,
  readColumns,
  readIds,
  statusCounts,
  sumOf,
  type ApplicationListQuery,
  type ApplicationStatus,
  type StatusCounts,
} from '@stellwerk/domain';
import { spellingsOf } from '@stellwerk/domain/text';
import { sql, type RawBuilder } from 'kysely';
import { pageOf } from '../../platform/paging.ts';
import type { Db } from '../../platform/db/engine.ts';
import { inIds } from '../application/store.ts';
import { blindNumber, filtersOf, orderOf, statusFilter } from './list-query.ts';
import { summariesOf, type SummaryRow } from '../application/summary-store.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

/** Owner of a list, and the caller. */
export interface ListOwner {
  readonly companyId: CompanyId;
  readonly userId: UserId;
}

const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Either spelling of a term in a text with prepared spellings, as `textMatcher` finds it. */
const spelled = (text: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql`(${sql.join(
    spellingsOf(search).flatMap((spelling) => (spelling === undefined ? [] : [sql`${text} like ${pattern(spelling)}`])),
    sql` or `,
  )})`;

/** Filter of the search; an empty search matches all. */
function searchFilter(companyId: CompanyId, { search = '', searchIn }: ApplicationListQuery): readonly RawBuilder<boolean>[] {
  const wanted = search.trim();
  if (wanted === '') return [];
  const places = [
    sql`(not a.blind and ${spelled(sql`a.name_spellings`, wanted)})`,
    sql`(a.blind and lower(${blindNumber}) like ${pattern(wanted.toLowerCase())})`,
    // An array evaluated once: a sub-select beside an "or" would run for each row.
    sql`a.job_id = any(array(select id from jobs where company_id = ${companyId} and ${spelled(sql`text_spellings(title)`, wanted)}))`,
    ...(searchIn === 'contact' ? [sql`(not a.blind and lower(a.email) like ${pattern(wanted.toLowerCase())})`] : []),
  ];
  return [sql<boolean>`(${sql.join(places, sql` or `)})`];
}

/** All filters of a query except the status, for the counts of each. */
function matches({ companyId, userId }: ListOwner, query: ApplicationListQuery): RawBuilder<boolean> {
  const assigned = sql<boolean>`a.assigned_member_id = (select id from team_members where company_id = ${companyId} and user_id = ${userId})`;
  return sql`${sql.join(
    [
      sql`a.company_id = ${companyId}`,
      ...filtersOf(query),
      ...searchFilter(companyId, query),
      ...(query.assigned === undefined ? [] : [assigned]),
      ...(query.ids === undefined ? [] : [inIds('a.id', readIds(query.ids) ?? [])]),
    ],
    sql` and `,
  )}`;
}

/** Matches per status, regardless of the chosen status (A06). */
async function countMatches(db: Db, owner: ListOwner, query: ApplicationListQuery): Promise<StatusCounts> {
  const { rows } = await sql<{ status: ApplicationStatus; count: number }>`
    select a.status, count(*)::int as count from applications a where ${matches(owner, query)} group by a.status`.execute(db);
  return statusCounts(Object.fromEntries(rows.map(({ status, count }) => [status, count])));
}

/**
 * Ids of the matches in the order of the query, so that parts of a long list are consistent.
 * @param part @default all of them
 */
export async function matchingIds(
  db: Db,
  owner: ListOwner,
  query: ApplicationListQuery,
  part?: { readonly limit: number; readonly offset: number },
): Promise<readonly number[]> {
  const wanted = sql.join([matches(owner, query), ...statusFilter(query.status)], sql` and `);
  const limits = part === undefined ? sql`` : sql`limit ${part.limit} offset ${part.offset}`;
  const { rows } = await sql<{ id: number }>`
    select a.id from applications a where ${wanted} order by ${orderOf(query)} ${limits}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of the newest of each status: each column reads only the rendered part of its index. */
async function idsInColumns(
  db: Db,
  owner: ListOwner,
  query: ApplicationListQuery,
  columns: ReadonlyMap<ApplicationStatus, number>,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from unnest(${[...columns.keys()]}::text[], ${[...columns.values()]}::int[]) with ordinality as wanted (status, size, place)
    cross join lateral (
      select a.id, a.created_at from applications a where a.status = wanted.status and ${matches(owner, query)}
      order by a.created_at desc, a.id desc limit wanted.size) c
    order by wanted.place, c.created_at desc, c.id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** One part of the applications of a company, as a query selects it (decision 0077). */
export interface CompanyList {
  readonly applications: readonly SummaryRow[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly counts: StatusCounts;
}

export async function listOfCompany(db: Db, owner: ListOwner, query: ApplicationListQuery): Promise<CompanyList> {
  const { status = 'all', pageSize = APPLICATION_PAGE_SIZE } = query;
  const counts = await countMatches(db, owner, query);
  const total = status === 'all' ? sumOf(counts) : counts[status];
  const { limit, offset, ...numbers } = pageOf({ page: query.page ?? 1, pageSize }, total);
  const columns = query.columns === undefined ? null : readColumns(query.columns);
  const ids = columns === null ? await matchingIds(db, owner, query, { limit, offset }) : await idsInColumns(db, owner, query, columns);
  return { ...numbers, counts, applications: await summariesOf(db, ids) };
}
