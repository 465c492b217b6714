import { sql, type RawBuilder } from 'kysely';

/** Default number of rows on one page. */
const PAGE_SIZE = 20;

/** The requested page of a list; one behind the last becomes the last. @param total of all rows */
export function pageOf({ page = 1, pageSize = PAGE_SIZE }: { readonly page?: number; readonly pageSize?: number }, total: number) {
  const shown = Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
  return { page: shown, pageSize, total, limit: pageSize, offset: (shown - 1) * pageSize };
}

/** Whether every word of a search matches. @param isIn compares a column with a pattern of `ilike` */
export function everyWord(search: string | undefined, isIn: (pattern: string) => RawBuilder<unknown>): RawBuilder<boolean> {
  const parts = (search ?? '').split(/\s+/).filter((word) => word !== '');
  const conditions = parts.map((word) => isIn(`%${word.replace(/[\\%_]/g, '\\$&')}%`));
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}
