import type { requests } from '@stellwerk/domain/endpoints';
import { APPLICATION_PAGE_SIZE } from '@stellwerk/domain';
import { sql, type Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/db/schema.ts';
import { filtersOf, orderOf, statusFilter } from './list-query.ts';
import { inIds, withDetails, type ApplicationRow, type FullApplication } from '../application/store.ts';
import type { UserId } from '../../platform/ids.ts';

type Query = z.output<typeof requests.applicationsQuery>;

export interface ApplicationPage {
  readonly applications: readonly FullApplication[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Read first: the database knows that these are few, and would otherwise read the whole table to join them (decision 0082). */
async function companiesOf(db: Kysely<Database>, userId: UserId): Promise<readonly number[]> {
  const rows = await db.selectFrom('confirmed_memberships').select('company_id').where('user_id', '=', userId).execute();
  return rows.map(({ company_id }) => company_id);
}

/** Applications to all companies of an account, filtered and paged; without a query the ten newest (CA19). */
export async function listApplications(db: Kysely<Database>, userId: UserId, query: Query): Promise<ApplicationPage> {
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? APPLICATION_PAGE_SIZE;
  const where = sql.join(
    [inIds('a.company_id', await companiesOf(db, userId)), ...statusFilter(query.status), ...filtersOf(query)],
    sql` and `,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from applications a where ${where}`.execute(db);
  const { rows } = await sql<ApplicationRow>`
    select a.* from applications a where ${where} order by ${orderOf(query)}
    limit ${pageSize} offset ${Math.min((page - 1) * pageSize, 2_000_000_000)}`.execute(db);
  return { applications: await withDetails(db, rows), total: counted.rows[0]?.total ?? 0, page, pageSize };
}
