import type { requests } from '@stellwerk/domain/endpoints';
import { APPLICATION_PAGE_SIZE } from '@stellwerk/domain';
import { sql, type Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../db/schema.ts';
import { filtersOf, orderOf, statusFilter } from './list-query.ts';
import { withDetails, type ApplicationRow, type FullApplication } from './store.ts';

type Query = z.output<typeof requests.applicationsQuery>;

export interface ApplicationPage {
  readonly applications: readonly FullApplication[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Applications to all companies of an account, filtered and paged; without a query the ten newest (CA19). */
export async function listApplications(db: Kysely<Database>, userId: number, query: Query): Promise<ApplicationPage> {
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? APPLICATION_PAGE_SIZE;
  const where = sql.join(
    [
      sql`a.company_id in (select company_id from confirmed_memberships where user_id = ${userId})`,
      ...statusFilter(query.status),
      ...filtersOf(query),
    ],
    sql` and `,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from applications a where ${where}`.execute(db);
  const { rows } = await sql<ApplicationRow>`
    select a.* from applications a where ${where} order by ${orderOf(query)}
    limit ${pageSize} offset ${Math.min((page - 1) * pageSize, 2_000_000_000)}`.execute(db);
  return { applications: await withDetails(db, rows), total: counted.rows[0]?.total ?? 0, page, pageSize };
}
