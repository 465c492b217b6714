import type { Context } from '../../platform/context/context.ts';
import { noteEvent } from '../history/store.ts';
import { createCompany } from './create.ts';
import { industryId, type NamedIndustry } from './industry-store.ts';
import { companyOfKey, lockAccount } from './store.ts';
import type { UserId } from '../../platform/ids.ts';

/** Input of the first step of a new company. */
export interface Creation {
  readonly name: string;
  readonly industry: NamedIndustry;
  /** The same key of the same account returns the same company. @default each call creates one */
  readonly requestKey?: string | undefined;
}

/**
 * Creates a company for an account. The same key again, after a lost response or a reload, returns the first company (O13).
 * @returns its id
 */
export function createCompanyOnce(context: Context, { name, industry, requestKey = '' }: Creation, userId: UserId): Promise<number> {
  const key = requestKey === '' ? null : requestKey;
  return context.db.transaction().execute(async (trx) => {
    // Concurrent calls run one after the other: the second one finds the company of the first.
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
