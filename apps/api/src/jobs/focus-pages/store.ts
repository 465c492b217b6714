import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FocusPagesTable } from '../../platform/db/tables/companies.ts';
import type { CompanyId, FocusPageId, UserId } from '../../platform/ids.ts';

/** A focus page with its industry and its number of visits by others (O73). */
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

/** The focus page with this slug, regardless of its status and its company's; null for none. */
export async function findFocusPage(db: Db, slug: string): Promise<FocusPageRow | null> {
  return (await pages(db).where('f.slug', '=', slug).executeTakeFirst()) ?? null;
}

/** The focus pages of a company, the newest first. */
export async function focusPagesOf(db: Db, companyId: CompanyId): Promise<readonly FocusPageRow[]> {
  return pages(db).where('f.company_id', '=', companyId).orderBy('f.created_at', 'desc').orderBy('f.id', 'desc').execute();
}

/** The focus page with this number; null for none. */
export async function focusPageWith(db: Db, id: FocusPageId): Promise<FocusPageRow | null> {
  return (await pages(db).where('f.id', '=', id).executeTakeFirst()) ?? null;
}

type Trx = Transaction<Database>;

/** A page whose row is locked until the transaction ends; null for none. */
export async function lockFocusPage(trx: Trx, id: FocusPageId): Promise<Selectable<FocusPagesTable> | null> {
  return (await trx.selectFrom('focus_pages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** The number of the page that an account created in a company with this key; null for none. */
export async function focusPageOfKey(trx: Trx, companyId: CompanyId, userId: UserId, key: string): Promise<number | null> {
  const made = trx.selectFrom('focus_pages').select('id').where('company_id', '=', companyId).where('created_by', '=', userId);
  return (await made.where('creation_key', '=', key).executeTakeFirst())?.id ?? null;
}

/** The slugs with this prefix; others cannot choose a slug until the transaction ends. */
export async function lockSlugs(trx: Trx, slug: string): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('focus-page-slugs', 0))`.execute(trx);
  // A slug contains only letters, digits and hyphens, no wildcard of `like`.
  const rows = await trx.selectFrom('focus_pages').select('slug').where('slug', 'like', `${slug}%`).execute();
  return new Set(rows.map((row) => row.slug));
}

export async function insertFocusPage(trx: Trx, row: Insertable<FocusPagesTable>): Promise<number> {
  const { id } = await trx.insertInto('focus_pages').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateFocusPage(trx: Trx, id: FocusPageId, columns: Updateable<FocusPagesTable>): Promise<void> {
  await trx.updateTable('focus_pages').set(columns).where('id', '=', id).execute();
}

/** Deletes a page with its visits; jobs that named it show the company again. */
export async function deleteFocusPageRow(trx: Trx, id: FocusPageId): Promise<void> {
  await trx.deleteFrom('visits').where('kind', '=', 'focus-page').where('subject_id', '=', id).execute();
  await trx.deleteFrom('focus_pages').where('id', '=', id).execute();
}
