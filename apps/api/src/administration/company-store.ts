import type { InputOf } from '@stellwerk/domain/endpoints';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/db/engine.ts';
import { everyWord } from '../platform/paging.ts';

type Wanted = InputOf<'adminCompanies', 'query'>;

export interface AdminCompanyRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly city: string | null;
  readonly is_active: boolean;
  readonly created_at: Date;
  readonly owner_name: string | null;
  readonly owner_email: string | null;
}

export interface CompanyCounts {
  readonly all: number;
  readonly active: number;
  readonly cancelled: number;
  readonly none: number;
}

/** The slug has umlauts as two letters, as some type them. */
const matches = ({ search }: Wanted): RawBuilder<boolean> =>
  everyWord(search, (pattern) => sql`(c.name ilike ${pattern} or c.slug ilike ${pattern} or c.city ilike ${pattern})`);

const last = sql`left join lateral (
  select s.status, p.plan_type from subscriptions s join plans p on p.id = s.plan_id
  where s.company_id = c.id order by s.id desc limit 1
) s on true`;

const STANDING = { active: sql`s.status = 'ACTIVE'`, cancelled: sql`s.status = 'CANCELLED'`, none: sql`s.status is null` } as const;

const ofPlan = ({ plan }: Wanted): RawBuilder<unknown> => (plan === undefined ? sql`true` : sql`s.plan_type = ${plan}`);

/** Number of companies of each status that the search and the plan leave. */
export async function countCompanies(db: Db, wanted: Wanted): Promise<CompanyCounts> {
  const { rows } = await sql<CompanyCounts>`
    select count(*)::int as all,
      count(*) filter (where ${STANDING.active})::int as active,
      count(*) filter (where ${STANDING.cancelled})::int as cancelled,
      count(*) filter (where ${STANDING.none})::int as none
    from companies c ${last} where ${matches(wanted)} and ${ofPlan(wanted)}`.execute(db);
  return rows[0] ?? { all: 0, active: 0, cancelled: 0, none: 0 };
}

/** One page of the companies, sorted by slug, each with its owner. */
export async function companyRows(db: Db, wanted: Wanted, page: { readonly limit: number; readonly offset: number }) {
  const { standing } = wanted;
  const { rows } = await sql<AdminCompanyRow>`
    select c.id, c.name, c.slug, c.logo, c.city, c.is_active, c.created_at, o.name as owner_name, o.email as owner_email
    from companies c ${last}
    left join lateral (
      select trim(u.first_name || ' ' || u.last_name) as name, u.email from confirmed_memberships m join users u on u.id = m.user_id
      where m.company_id = c.id and m.role = 'OWNER' limit 1
    ) o on true
    where ${matches(wanted)} and ${ofPlan(wanted)} and ${standing === undefined ? sql`true` : STANDING[standing]}
    order by c.slug limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}
