import type { PlanType, TeamRole } from '@stellwerk/domain';
import { sql, type Insertable, type RawBuilder, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import type { Database } from '../../platform/db/schema.ts';
import { parseId } from '@stellwerk/domain/endpoints';
import type { CompaniesTable } from '../../platform/db/tables/companies.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

export type CompanyRow = Selectable<CompaniesTable> & { readonly industry_name: string | null };
/** A company of the caller, with the caller's role in it. */
export type OwnCompanyRow = CompanyRow & { readonly role: TeamRole };
/** Columns of a company that a job card shows. */
export type CompanyCardRow = Pick<CompanyRow, 'id' | 'name' | 'slug' | 'logo'>;
/** Public columns. */
export type CompanyPublicRow = CompanyCardRow &
  Pick<CompanyRow, 'industry_id' | 'industry_name' | 'city' | 'employees' | 'website' | 'linkedin_profile' | 'brand_color' | 'visibility'>;

type Trx = Transaction<Database>;

/** A slug with runs of hyphens collapsed, its second accepted form in links (A33). */
const collapsed = (slug: RawBuilder<unknown>): RawBuilder<string> => sql`trim(both '-' from regexp_replace(${slug}, '-+', '-', 'g'))`;

const companies = (db: Db) =>
  db
    .selectFrom('companies')
    .leftJoin('industries', 'industries.id', 'companies.industry_id')
    .selectAll('companies')
    .select('industries.name as industry_name');

export async function findCompany(db: Db, id: CompanyId): Promise<CompanyRow | null> {
  return (await companies(db).where('companies.id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * An active company that is not private (CS05), by its number, its slug, or its slug with runs of hyphens collapsed (A33). Of two matches
 * the older company wins.
 */
export async function findPublicCompany(db: Db, idOrSlug: string): Promise<CompanyRow | null> {
  const id = parseId(idOrSlug);
  const match =
    id === null
      ? sql<boolean>`(companies.slug = ${idOrSlug} or ${collapsed(sql.ref('companies.slug'))} = ${idOrSlug})`
      : sql<boolean>`companies.id = ${id}`;
  const isShown = sql<boolean>`companies.is_active and companies.visibility <> 'private'`;
  const found = await companies(db).where(match).where(isShown).orderBy('companies.id').executeTakeFirst();
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
export async function ownerOf(db: Db, companyId: CompanyId): Promise<number | null> {
  const row = await db
    .selectFrom('confirmed_memberships')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'OWNER')
    .orderBy('id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Companies in which the account has a membership: active ones first, then in the order of joining. */
export async function companiesOf(db: Db, userId: UserId): Promise<readonly OwnCompanyRow[]> {
  return companies(db)
    .innerJoin('confirmed_memberships as m', 'm.company_id', 'companies.id')
    .select('m.role')
    .where('m.user_id', '=', userId)
    .orderBy('companies.is_active', 'desc')
    .orderBy('m.id')
    .execute();
}

/** Locks the row of a company until the transaction ends. */
export async function lockCompany(trx: Trx, id: CompanyId): Promise<Selectable<CompaniesTable>> {
  return trx.selectFrom('companies').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function updateCompany(trx: Trx, id: CompanyId, columns: Updateable<CompaniesTable>): Promise<void> {
  await trx.updateTable('companies').set(columns).where('id', '=', id).execute();
}

/** Locks an account until the transaction ends: its calls run one after the other. */
export async function lockAccount(trx: Trx, userId: UserId) {
  const owner = trx.selectFrom('users').select(['id', 'first_name', 'last_name', 'email']).where('id', '=', userId);
  return owner.forUpdate().executeTakeFirstOrThrow();
}

/** The company that an account created with this key; null for none. */
export async function companyOfKey(trx: Trx, userId: UserId, key: string): Promise<number | null> {
  const made = trx.selectFrom('companies').select('id').where('created_by', '=', userId).where('creation_key', '=', key);
  return (await made.executeTakeFirst())?.id ?? null;
}

/** Prevents any other choice of a slug until the transaction ends. */
export async function lockSlugs(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company-slugs', 0))`.execute(trx);
}

/** Whether a slug is free in both forms. */
export async function isSlugFree(trx: Trx, slug: string): Promise<boolean> {
  const taken = await trx
    .selectFrom('companies')
    .select('id')
    .where(sql<boolean>`${collapsed(sql.ref('slug'))} = ${collapsed(sql`${slug}::text`)}`)
    .limit(1)
    .executeTakeFirst();
  return taken === undefined;
}

export async function nextCompanyId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: CompanyId }>`select nextval(pg_get_serial_sequence('companies', 'id'))::int as id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('The database gives no ids.');
  return row.id;
}

export async function insertCompany(trx: Trx, company: Insertable<CompaniesTable>): Promise<void> {
  await trx.insertInto('companies').values(company).execute();
}

/** Makes an account the owner of a company and a team member. */
export async function insertOwner(
  trx: Trx,
  companyId: CompanyId,
  owner: { readonly id: UserId; readonly first_name: string; readonly last_name: string; readonly email: string },
): Promise<void> {
  await trx.insertInto('memberships').values({ company_id: companyId, user_id: owner.id, role: 'OWNER' }).execute();
  await trx
    .insertInto('team_members')
    .values({
      company_id: companyId,
      user_id: owner.id,
      first_name: owner.first_name,
      last_name: owner.last_name,
      email: owner.email,
      planned_role: 'OWNER',
      status: 'ACTIVE',
    })
    .execute();
}

const SUBSCRIPTION_DAYS = 30;

/** Subscribes a company to a plan, monthly, from now on for 30 days (O39). */
export async function subscribe(trx: Trx, companyId: CompanyId, planType: PlanType, now: Date): Promise<void> {
  await trx
    .insertInto('subscriptions')
    .columns(['company_id', 'plan_id', 'start_date', 'end_date'])
    .expression((eb) =>
      eb
        .selectFrom('plans')
        .select(({ val, ref }) => [
          val(companyId).as('company_id'),
          ref('plans.id').as('plan_id'),
          val(now).as('start_date'),
          val(new Date(now.getTime() + SUBSCRIPTION_DAYS * 24 * 60 * 60 * 1000)).as('end_date'),
        ])
        .where('plan_type', '=', planType),
    )
    .execute();
}

/**
 * Number of further active jobs that the plan of each company allows (O38). Companies without a limit are left out: 0 in the plan is
 * unlimited, and so is a company without a subscription. The companies stay locked until the transaction ends.
 */
export async function freeJobsOf(trx: Trx, companyIds: readonly number[]): Promise<Map<number, number>> {
  await trx
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', [...companyIds])
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ id: CompanyId; free: number }>`
    select s.company_id as id, p.max_jobs_parallel - (
      select count(*)::int from jobs j where j.company_id = s.company_id and j.is_active and j.deleted_at is null
    ) as free
    from (select distinct on (company_id) company_id, plan_id from subscriptions
      where company_id = any(${[...companyIds]}::int[]) order by company_id, id desc) s
    join plans p on p.id = s.plan_id
    where p.max_jobs_parallel > 0`.execute(trx);
  return new Map(rows.map(({ id, free }) => [id, Math.max(0, free)]));
}
