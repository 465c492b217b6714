import { sql, type Selectable } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { FocusPagesTable } from '../db/tables/companies.ts';

/** A focus page with its industry and how often it was looked at by others (O73). */
export type FocusPageRow = Selectable<FocusPagesTable> & { readonly industry: string | null; readonly views: number };

const pages = (db: Db) =>
  db
    .selectFrom('focus_pages as f')
    .leftJoin('industries as i', 'i.id', 'f.industry_id')
    .selectAll('f')
    .select([
      'i.name as industry',
      sql<number>`(select count(*)::int from visits v where v.kind = 'focus-page' and v.subject_id = f.id)`.as('views'),
    ]);

/** The focus page with this slug of an active company, whatever its status; null for none. */
export async function findFocusPage(db: Db, slug: string): Promise<FocusPageRow | null> {
  const row = await pages(db)
    .innerJoin('companies as c', 'c.id', 'f.company_id')
    .where('f.slug', '=', slug)
    .where('c.is_active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** The focus pages of a company, the newest first. */
export async function focusPagesOf(db: Db, companyId: number): Promise<readonly FocusPageRow[]> {
  return pages(db).where('f.company_id', '=', companyId).orderBy('f.created_at', 'desc').orderBy('f.id', 'desc').execute();
}
