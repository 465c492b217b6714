import type { AnswerOf, InputOf } from '@stellwerk/domain/endpoints';
import { subscriptionsOf } from '../companies/subscription/subscription.ts';
import { companyCardWire } from '../companies/company/to-wire.ts';
import type { Db } from '../platform/db/engine.ts';
import { companyRows, countCompanies } from './company-store.ts';
import { pageOf } from '../platform/paging.ts';

/** One page of all companies with owner and subscription (O70). */
export async function listCompanies(db: Db, query: InputOf<'adminCompanies', 'query'>): Promise<AnswerOf<'adminCompanies'>> {
  const counts = await countCompanies(db, query);
  const { limit, offset, ...page } = pageOf(query, counts[query.standing ?? 'all']);
  const rows = await companyRows(db, query, { limit, offset });
  const booked = await subscriptionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    ...page,
    counts,
    companies: rows.map((row) => ({
      ...companyCardWire(row),
      city: row.city,
      isActive: row.is_active,
      createdAt: row.created_at.toISOString(),
      owner: row.owner_email === null ? null : { name: row.owner_name ?? '', email: row.owner_email },
      subscription: booked.get(row.id) ?? null,
    })),
  };
}
