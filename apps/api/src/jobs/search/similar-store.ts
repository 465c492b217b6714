import { sql } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import { bestIds, rowsOf, type FlatRow } from './list-store.ts';
import { order } from './search.ts';
import type { JobRow } from '../job/store.ts';
import { readText } from './text-search.ts';
import { listed } from '../job/visible.ts';

/**
 * The open jobs most similar to a job by its title, matched like the text of a search: those with its words first, then
 * similar ones. Empty without a similar job; newest jobs do not fill it.
 */
export async function similarTo(
  db: Db,
  { id, title }: Pick<JobRow, 'id' | 'title'>,
  limit: number,
  now: Date,
): Promise<readonly FlatRow[]> {
  if (title.trim() === '') return [];
  const { attempts } = await readText(db, title);
  const ids: number[] = [];
  for (const prepare of attempts) {
    const attempt = await prepare();
    if (attempt === null) continue;
    const others = sql<boolean>`${listed(now)} and not (j.id = any(${[id, ...ids]}::int[]))`;
    ids.push(...(await bestIds(db, others, attempt, order({}), { limit: limit - ids.length, offset: 0 })));
    if (ids.length >= limit) break;
  }
  return rowsOf(db, ids, null);
}
