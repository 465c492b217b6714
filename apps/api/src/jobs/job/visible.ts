import { sql, type RawBuilder } from 'kysely';
import { startOfDay } from '../../platform/days/moments.ts';

/** A company that shows itself: active (O24) and not private (CS05). */
export const shown: RawBuilder<boolean> = sql`(c.is_active and c.visibility <> 'private')`;

/**
 * The one rule on who sees a job, over the tables `jobs` as `j` and `companies` as `c`: switched on, not deleted, of a
 * company that shows itself. List, page, JSON-LD, sitemap, feeds, apply and referral all ask it.
 */
export const visible: RawBuilder<boolean> = sql`(j.is_active and j.deleted_at is null and ${shown})`;

/** Visible and not past its closing date: what a company's own pages show and what can be applied to (rule 14). */
export function open(now: Date): RawBuilder<boolean> {
  return sql`(${visible} and (j.closes_at is null or j.closes_at >= ${startOfDay(now)}))`;
}

/** Open and of a company that everybody may find: what lists, sitemap and feeds show. */
export function listed(now: Date): RawBuilder<boolean> {
  return sql`(${open(now)} and c.visibility = 'public')`;
}
