import { sql, type Transaction } from 'kysely';
import { createCompany, type Owner } from '../../../companies/company/create.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { sanitiseOrNull } from '../../../platform/text/sanitise.ts';
import type { ImportedCompany } from '../parse/imported-job.ts';

/** The database's own lower() ignores umlauts in the C collation, so ICU converts there like JavaScript here. */
const keyOf = (name: string): string => name.toLowerCase();

const newCompany = ({ name, website, description }: ImportedCompany) => ({
  name,
  website: website === '' ? null : website,
  description: sanitiseOrNull(description),
});

/**
 * The companies of jobs by name, letter case aside. Unknown ones are created for the owner; existing ones and
 * their owners stay unchanged.
 */
export async function ensureCompanies(
  trx: Transaction<Database>,
  companies: readonly ImportedCompany[],
  { owner, now }: { readonly owner: Owner; readonly now: Date },
): Promise<(name: string) => number> {
  const byKey = new Map(companies.map((company) => [keyOf(company.name), company]));
  const found = await trx
    .selectFrom('companies')
    .select(['id', sql<string>`lower(name collate "und-x-icu")`.as('key')])
    .where(sql<string>`lower(name collate "und-x-icu")`, 'in', [...byKey.keys(), ''])
    .orderBy('id', 'desc')
    .execute();
  const ids = new Map(found.map((row) => [row.key, row.id]));
  for (const [key, company] of byKey) if (!ids.has(key)) ids.set(key, await createCompany(trx, newCompany(company), owner, now));
  return (name) => {
    const id = ids.get(keyOf(name));
    if (id === undefined) throw new Error('A job names a company that is not in its batch.');
    return id;
  };
}
