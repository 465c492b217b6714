import type { InputOf } from '@stellwerk/domain/endpoints';
import { sql, type RawBuilder } from 'kysely';
import { BY_VALUE } from '../../platform/db/named-statements.ts';
import type { Attempt } from './text-search.ts';

type SearchQuery = InputOf<'searchJobs', 'query'>;
type Levels = Attempt['levels'];

/**
 * Jobs that may pay the requested minimum: by the upper end of their range for a year (`payPerYear`; the column has the same value). A job
 * without comparable pay stays unless pay is required.
 */
export function payFilter({ payMin = 0, pay }: SearchQuery): RawBuilder<boolean> {
  if (pay === 'required') return sql`${BY_VALUE} j.pay_per_year >= ${payMin}`;
  return payMin === 0 ? sql`true` : sql`${BY_VALUE} (j.pay_per_year >= ${payMin} or j.pay_per_year is null)`;
}

const paid = (level: RawBuilder<boolean>): RawBuilder<boolean> => sql`(${level} and j.pay_per_year is not null)`;

/**
 * The levels of a search with jobs without comparable pay last when a minimum pay is given.
 * @param levels from the best hits to all of them
 */
export function paidFirst(levels: Levels, { payMin = 0, pay }: SearchQuery): Levels {
  if (payMin === 0 || pay === 'required') return levels;
  const [first, ...rest] = levels;
  const allPaid = paid(levels.at(-1) ?? first);
  return [paid(first), ...rest.map(paid), ...levels.map((level) => sql<boolean>`(${level} or ${allPaid})`)];
}
