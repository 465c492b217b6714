import type { Db } from '../../platform/db/engine.ts';

/** An industry as a caller names it (A53). */
export type NamedIndustry = { readonly id: number } | { readonly name: string };

/** All industries by name, as people look for them (API46). */
export function listIndustries(db: Db): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return db.selectFrom('industries').select(['id', 'name']).orderBy('name').execute();
}

/** The id of a named industry; null for one that does not exist. */
export async function findIndustry(db: Db, industry: NamedIndustry): Promise<number | null> {
  const query = db.selectFrom('industries').select('id');
  const found = await ('id' in industry ? query.where('id', '=', industry.id) : query.where('name', '=', industry.name)).executeTakeFirst();
  return found?.id ?? null;
}
