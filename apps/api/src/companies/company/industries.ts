import { companyMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import type { Db } from '../../platform/db/engine.ts';
import { findIndustry, type NamedIndustry } from './industry-store.ts';

/** The id of a named industry. @throws CallError 'invalid' for one that does not exist */
export async function industryId(db: Db, industry: NamedIndustry): Promise<number> {
  const id = await findIndustry(db, industry);
  if (id !== null) return id;
  const message = companyMessages.industryMissing;
  throw new CallError('invalid', message, { fields: [{ name: 'industry', message }] });
}
