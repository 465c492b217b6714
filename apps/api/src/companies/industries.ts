import { CallError } from '@stellwerk/domain/endpoints';
import { companyMessages } from '@stellwerk/domain';
import type { Db } from '../db/engine.ts';

/** An industry as a caller names it (A53). */
export type NamedIndustry = { readonly id: number } | { readonly name: string };

/** All industries by name, as people look for them (API46). */
export function listIndustries(db: Db): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return db.selectFrom('industries').select(['id', 'name']).orderBy('name').execute();
}

/** The id of a named industry. @throws CallError 'invalid' for one that does not exist */
export async function industryId(db: Db, industry: NamedIndustry): Promise<number> {
  const query = db.selectFrom('industries').select('id');
  const found = await ('id' in industry ? query.where('id', '=', industry.id) : query.where('name', '=', industry.name)).executeTakeFirst();
  if (found !== undefined) return found.id;
  const message = companyMessages.industryMissing;
  throw new CallError('invalid', message, { fields: [{ name: 'industry', message }] });
}
