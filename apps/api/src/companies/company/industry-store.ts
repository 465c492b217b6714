import { companyMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import type { Db } from '../../platform/db/engine.ts';

/** The id of a named industry. @throws CallError 'invalid' for one that does not exist */
export async function industryId(db: Db, industry: NamedIndustry): Promise<number> {
  const id = await findIndustry(db, industry);
  if (id !== null) return id;
  const message = companyMessages.industryMissing;
  throw new CallError('invalid', message, { fields: [{ name: 'industry', message }] });
}

/** An industry as a caller names it (A53). */
export type NamedIndustry = { readonly id: number } | { readonly name: string };

/** All industries, sorted by name (API46). */
export function listIndustries(db: Db): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return db.selectFrom('industries').select(['id', 'name']).orderBy('name').execute();
}

/** The id of a named industry; null for one that does not exist. */
async function findIndustry(db: Db, industry: NamedIndustry): Promise<number | null> {
  const query = db.selectFrom('industries').select('id');
  const found = await ('id' in industry ? query.where('id', '=', industry.id) : query.where('name', '=', industry.name)).executeTakeFirst();
  return found?.id ?? null;
}
