import type { InputOf } from '@stellwerk/domain/endpoints';
import { sql, type RawBuilder } from 'kysely';

type SearchQuery = InputOf<'searchJobs', 'query'>;

/**
 * Jobs that may pay what is asked for: by the upper end of their range for a year (`payPerYear`; the column says the same). A job
 * without comparable pay stays unless pay is required.
 */
export function payFilter({ payMin = 0, pay }: SearchQuery): RawBuilder<boolean> {
  if (pay === 'required') return sql`j.pay_per_year >= ${payMin}`;
  return payMin === 0 ? sql`true` : sql`(j.pay_per_year >= ${payMin} or j.pay_per_year is null)`;
}
