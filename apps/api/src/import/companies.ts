import { companySlug } from '@stellwerk/domain';
import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import { sanitiseOrNull } from '../jobs/sanitise.ts';
import type { ImportedCompany } from './posting.ts';

/** The account that new companies belong to. */
export interface Owner {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The account with this address, or null. */
export async function findOwner(db: Db, email: string): Promise<Owner | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .orderBy(sql`email_verified_at is null`)
    .orderBy('id')
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, firstName: row.first_name, lastName: row.last_name, email: row.email };
}

async function freeSlug(db: Db, name: string): Promise<string> {
  const wanted = companySlug(name);
  const taken = await db
    .selectFrom('companies')
    .select('slug')
    .where('slug', 'like', `${wanted.replace(/[\\%_]/g, '\\$&')}%`)
    .execute();
  const slugs = new Set(taken.map((row) => row.slug));
  let slug = wanted;
  for (let number = 2; slugs.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

async function createCompany(db: Db, company: ImportedCompany, owner: Owner): Promise<number> {
  const { id } = await db
    .insertInto('companies')
    .values({
      name: company.name,
      slug: await freeSlug(db, company.name),
      website: company.website === '' ? null : company.website,
      description: sanitiseOrNull(company.description),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('memberships').values({ company_id: id, user_id: owner.id, role: 'OWNER' }).execute();
  await db
    .insertInto('team_members')
    .values({
      company_id: id,
      user_id: owner.id,
      first_name: owner.firstName,
      last_name: owner.lastName,
      email: owner.email,
      planned_role: 'OWNER',
      status: 'ACTIVE',
    })
    .execute();
  return id;
}

/** The database's own lower() knows no umlauts in the C collation, so ICU lowers there as JavaScript does here. */
const keyOf = (name: string): string => name.toLowerCase();

/**
 * The companies of postings by name, letter case aside. Unknown ones are created for the owner; nothing changes about
 * existing ones, and nobody becomes their owner.
 */
export async function ensureCompanies(db: Db, companies: readonly ImportedCompany[], owner: Owner): Promise<(name: string) => number> {
  const byKey = new Map(companies.map((company) => [keyOf(company.name), company]));
  const found = await db
    .selectFrom('companies')
    .select(['id', sql<string>`lower(name collate "und-x-icu")`.as('key')])
    .where(sql<string>`lower(name collate "und-x-icu")`, 'in', [...byKey.keys(), ''])
    .orderBy('id', 'desc')
    .execute();
  const ids = new Map(found.map((row) => [row.key, row.id]));
  for (const [key, company] of byKey) if (!ids.has(key)) ids.set(key, await createCompany(db, company, owner));
  return (name) => {
    const id = ids.get(keyOf(name));
    if (id === undefined) throw new Error('A posting names a company that is not in its batch.');
    return id;
  };
}
