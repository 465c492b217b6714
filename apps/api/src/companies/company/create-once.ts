import type { Context } from '../../platform/context/context.ts';
import { noteEvent } from '../history/store.ts';
import { createCompany } from './create.ts';
import { industryId, type NamedIndustry } from './industry-store.ts';
import { companyOfKey, lockAccount } from './store.ts';
import type { UserId } from '../../platform/ids.ts';

/** What the first step of a new company says. */
export interface Creation {
  readonly name: string;
  readonly industry: NamedIndustry;
  /** The same key of the same account is the same company. @default each call makes one */
  readonly requestKey?: string | undefined;
}

/**
 * Makes a company that belongs to an account. Whoever sends the same key again, because the answer was lost or the page was loaded
 * anew, gets the company of the first time (O13).
 * @returns its id
 */
export function createCompanyOnce(context: Context, { name, industry, requestKey = '' }: Creation, userId: UserId): Promise<number> {
  const key = requestKey === '' ? null : requestKey;
  return context.db.transaction().execute(async (trx) => {
    // Two calls at once come one after the other: the second one finds what the first has made.
    const owner = await lockAccount(trx, userId);
    const known = key === null ? null : await companyOfKey(trx, userId, key);
    if (known !== null) return known;
    const now = context.now();
    const company = { name, website: null, description: null, industry_id: await industryId(trx, industry) };
    const id = await createCompany(trx, { ...company, creation: { created_by: userId, creation_key: key } }, owner, now);
    await noteEvent(trx, { companyId: id, userId, action: 'company-created', now });
    return id;
  });
}
