import { companySlug, FIRST_PLAN } from '@stellwerk/domain';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { UsersTable } from '../../platform/db/tables/accounts.ts';
import { insertCompany, insertOwner, isSlugFree, lockSlugs, nextCompanyId, subscribe } from './store.ts';
import type { CompanyId, IndustryId } from '../../platform/ids.ts';

/** The account that a new company belongs to. */
export type Owner = Pick<Selectable<UsersTable>, 'id' | 'first_name' | 'last_name' | 'email'>;

export interface NewCompany {
  readonly name: string;
  readonly website: string | null;
  /** Sanitised HTML. */
  readonly description: string | null;
  /** @default none */
  readonly industry_id?: IndustryId;
  /** By which a repeated creation is known. @default none: it is imported */
  readonly creation?: { readonly created_by: number; readonly creation_key: string | null };
}

/** Slugs that stand for pages of their own below /company. */
const RESERVED: readonly string[] = ['create'];

/** The slug of a name, or the id where the slug is reserved, reads as an id, or belongs to an older company (A33). */
async function slugOf(trx: Transaction<Database>, name: string, id: CompanyId): Promise<string> {
  const slug = companySlug(name);
  if (RESERVED.includes(slug) || /^\d+$/.test(slug)) return String(id);
  await lockSlugs(trx);
  return (await isSlugFree(trx, slug)) ? slug : String(id);
}

/** Makes a company with its owner and the subscription that every new one gets (A33, A44, O100). @returns its id */
export async function createCompany(
  trx: Transaction<Database>,
  { creation, ...company }: NewCompany,
  owner: Owner,
  now: Date,
): Promise<number> {
  const id = await nextCompanyId(trx);
  await insertCompany(trx, { ...company, ...creation, id, slug: await slugOf(trx, company.name, id), created_at: now });
  await insertOwner(trx, id, owner);
  await subscribe(trx, id, FIRST_PLAN, now);
  return id;
}
