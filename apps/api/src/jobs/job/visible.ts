import { sql, type RawBuilder } from 'kysely';
import { startOfDay } from '../../platform/days/moments.ts';

/** A publicly visible company: active (O24) and not private (CS05). */
export const shown: RawBuilder<boolean> = sql`(c.is_active and c.visibility <> 'private')`;

/**
 * The single rule for the visibility of a job, over the tables `jobs` as `j` and `companies` as `c`: active, not deleted, of a
 * visible company. List, page, JSON-LD, sitemap, feeds, apply and referral all use it.
 */
export const visible: RawBuilder<boolean> = sql`(j.is_active and j.deleted_at is null and ${shown})`;

/** Visible and not past its closing date: shown on a company's own pages and open to applications (rule 14). */
export function open(now: Date): RawBuilder<boolean> {
  return sql`(${visible} and (j.closes_at is null or j.closes_at >= ${startOfDay(now)}))`;
}

/** Open and of a listed company: shown in lists, sitemap and feeds. */
export function listed(now: Date): RawBuilder<boolean> {
  return sql`(${open(now)} and c.visibility = 'public')`;
}
