import { berlinDay } from '@stellwerk/domain';
import { sql, type RawBuilder } from 'kysely';

/**
 * The one rule on who sees a job, over the tables `jobs` as `j` and `companies` as `c`: switched on, not deleted, of an active
 * company (O24). List, page, JSON-LD, sitemap, feeds, apply and referral all ask it.
 */
export const visible: RawBuilder<boolean> = sql`(j.is_active and j.deleted_at is null and c.is_active)`;

/** Start of the present day in Berlin: a job stays open through its closing day. */
export function startOfDay(now: Date): Date {
  const day = berlinDay(now);
  const utcMidnight = new Date(`${day}T00:00:00Z`);
  const asSeen = new Date(`${utcMidnight.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).replace(' ', 'T')}Z`);
  return new Date(utcMidnight.getTime() - (asSeen.getTime() - utcMidnight.getTime()));
}

/** Visible and not past its closing date: what lists, sitemap and feeds show and what can be applied to (rule 14). */
export function open(now: Date): RawBuilder<boolean> {
  return sql`(${visible} and (j.closes_at is null or j.closes_at >= ${startOfDay(now)}))`;
}
