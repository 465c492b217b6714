import { companySlug, FIRST_PLAN } from '@stellwerk/domain';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { UsersTable } from '../../platform/db/tables/accounts.ts';
import { insertCompany, insertOwner, isSlugFree, lockSlugs, nextCompanyId, subscribe } from './store.ts';
import type { CompanyId, IndustryId } from '../../platform/ids.ts';

/** Account of the owner. */
export type Owner = Pick<Selectable<UsersTable>, 'id' | 'first_name' | 'last_name' | 'email'>;

export interface NewCompany {
  readonly name: string;
  readonly website: string | null;
  /** Sanitised HTML. */
  readonly description: string | null;
  /** @default none */
  readonly industry_id?: IndustryId;
  /** Key of a repeated creation. @default none: an imported company */
  readonly creation?: { readonly created_by: number; readonly creation_key: string | null };
}

/** Slugs of other pages below /company. */
const RESERVED: readonly string[] = ['create'];

/** Slug of a name; the id where the slug is reserved, looks like an id, or belongs to an older company (A33). */
async function slugOf(trx: Transaction<Database>, name: string, id: CompanyId): Promise<string> {
  const slug = companySlug(name);
  if (RESERVED.includes(slug) || /^\d+$/.test(slug)) return String(id);
  await lockSlugs(trx);
  return (await isSlugFree(trx, slug)) ? slug : String(id);
}

/** Creates a company with its owner and the initial subscription (A33, A44, O100). @returns its id */
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
