import type { Selectable } from 'kysely';
import type { Db } from '../db/engine.ts';
import { parseId } from '../http/access.ts';
import type { CompaniesTable, TeamMembersTable } from '../db/tables/companies.ts';
import { sql } from 'kysely';

export type CompanyRow = Selectable<CompaniesTable> & { readonly industry_name: string | null };
export type TeamMemberRow = Selectable<TeamMembersTable> & { readonly role: string };

const companies = (db: Db) =>
  db
    .selectFrom('companies')
    .leftJoin('industries', 'industries.id', 'companies.industry_id')
    .selectAll('companies')
    .select('industries.name as industry_name');

export async function findCompany(db: Db, id: number): Promise<CompanyRow | null> {
  return (await companies(db).where('companies.id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * An active company by its number, its slug, or its slug with runs of hyphens collapsed (A33). Where two would match, the older one
 * keeps the name.
 */
export async function findPublicCompany(db: Db, idOrSlug: string): Promise<CompanyRow | null> {
  const id = parseId(idOrSlug);
  const match =
    id === null
      ? sql<boolean>`(companies.slug = ${idOrSlug} or trim(both '-' from regexp_replace(companies.slug, '-+', '-', 'g')) = ${idOrSlug})`
      : sql<boolean>`companies.id = ${id}`;
  const found = await companies(db).where(match).where('companies.is_active', '=', true).orderBy('companies.id').executeTakeFirst();
  return found ?? null;
}

/** Companies by their ids, in one query. */
export async function findCompanies(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, CompanyRow>> {
  const rows = await companies(db)
    .where(sql<boolean>`companies.id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map((company) => [company.id, company]));
}

/** Account of the owner; null for a company without one. */
export async function ownerOf(db: Db, companyId: number): Promise<number | null> {
  const row = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'OWNER')
    .orderBy('id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Companies in which the account has a membership: active ones first, then in the order of joining. */
export async function companiesOf(db: Db, userId: number): Promise<readonly CompanyRow[]> {
  return companies(db)
    .innerJoin('memberships', 'memberships.company_id', 'companies.id')
    .where('memberships.user_id', '=', userId)
    .orderBy('companies.is_active', 'desc')
    .orderBy('memberships.id')
    .execute();
}

/** People of a company; the membership says the role of those with an account. */
export async function teamOf(db: Db, companyId: number): Promise<readonly TeamMemberRow[]> {
  return db
    .selectFrom('team_members as t')
    .leftJoin('memberships as m', (join) => join.onRef('m.company_id', '=', 't.company_id').onRef('m.user_id', '=', 't.user_id'))
    .selectAll('t')
    .select(sql<string>`coalesce(m.role, t.planned_role)`.as('role'))
    .where('t.company_id', '=', companyId)
    .orderBy(sql`t.last_name collate "und-x-icu"`)
    .orderBy('t.id')
    .execute();
}
