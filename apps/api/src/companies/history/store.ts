import { ALL_HISTORY_ACTIONS, HISTORY_ACTIONS, HISTORY_PAGE_SIZE, type HistoryAction, type HistoryArea } from '@stellwerk/domain';
import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { AuditTable } from '../../platform/db/tables/operation.ts';
import { firstMoment, momentAfter } from '../../platform/days/moments.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

/** A recorded action in a company. */
export interface CompanyEvent {
  readonly companyId: CompanyId;
  /** null for the operators, who stay anonymous to the company. */
  readonly userId: UserId | null;
  readonly action: AuditTable['action'];
  /** The changed row. @default the company itself */
  readonly subject?: { readonly type: AuditTable['subject_type']; readonly id: number };
  /** Names of fields and numbers, never typed texts. @default none */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Records an action and its author, within the transaction of the action. */
export async function noteEvent(trx: Transaction<Database>, event: CompanyEvent): Promise<void> {
  const { companyId, userId, action, subject = { type: 'company', id: companyId }, details = {}, now } = event;
  await trx
    .insertInto('audit')
    .values({
      user_id: userId,
      company_id: companyId,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      details: JSON.stringify(details),
      created_at: now,
    })
    .execute();
}

/** An entry with the current names of its subjects. */
export type HistoryRow = Pick<Selectable<AuditTable>, 'id' | 'subject_type' | 'subject_id' | 'details' | 'created_at'> & {
  readonly action: HistoryAction;
  /** null once the account is deleted. */
  readonly by: string | null;
  /** null once the name is no longer stored. */
  readonly name: string | null;
  readonly gone: boolean;
  /** Whether the applicant is hidden from the whole company (decision 0079); null for other subjects. */
  readonly blind: boolean | null;
};

interface Wanted {
  /** All entries without one. */
  readonly area?: HistoryArea | undefined;
  /** Account of the author. */
  readonly by?: number | undefined;
  /** First and last day in Berlin, yyyy-mm-dd. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Account of the reader: actions of colleagues on the reader's own application are left out (rule 3). */
  readonly reader: number;
  /** From 1. */
  readonly page: number;
}

const actionsOf = ({ area }: Wanted): readonly HistoryAction[] => (area === undefined ? ALL_HISTORY_ACTIONS : HISTORY_ACTIONS[area]);

/** Person, days and reader, over the table `audit` as `a`. */
function filtersOf({ by, from, to, reader }: Wanted): RawBuilder<boolean> {
  // The array is evaluated once, for any number of entries.
  const own = sql`a.subject_id = any(array(select id from applications where user_id = ${reader}))`;
  const found = [sql`(a.subject_type = 'application' and ${own}) is not true`];
  if (by !== undefined) found.push(sql`a.user_id = ${by}`);
  if (from !== undefined) found.push(sql`a.created_at >= ${firstMoment(from)}`);
  if (to !== undefined) found.push(sql`a.created_at < ${momentAfter(to)}`);
  return sql<boolean>`${sql.join(found, sql` and `)}`;
}

/** One page of the entries of a company, the newest first. */
export async function historyPage(db: Db, companyId: CompanyId, wanted: Wanted): Promise<readonly HistoryRow[]> {
  return (
    db
      // Selects the page first: the names are then looked up for its entries only, not for the skipped ones (decision 0082).
      .with('a', (of) =>
        of
          .selectFrom('audit as a')
          .selectAll('a')
          .where('a.company_id', '=', companyId)
          .where('a.action', 'in', actionsOf(wanted))
          .where(filtersOf(wanted))
          .orderBy('a.created_at', 'desc')
          .orderBy('a.id', 'desc')
          .limit(HISTORY_PAGE_SIZE)
          .offset((wanted.page - 1) * HISTORY_PAGE_SIZE),
      )
      .selectFrom('a')
      .leftJoin('users as u', 'u.id', 'a.user_id')
      .leftJoin('jobs as j', (join) => join.onRef('j.id', '=', 'a.subject_id').on('a.subject_type', '=', 'job'))
      .leftJoin('team_members as m', (join) => join.onRef('m.id', '=', 'a.subject_id').on('a.subject_type', '=', 'member'))
      .leftJoin('invitations as i', (join) => join.onRef('i.id', '=', 'a.subject_id').on('a.subject_type', '=', 'invitation'))
      .leftJoin('applications as p', (join) => join.onRef('p.id', '=', 'a.subject_id').on('a.subject_type', '=', 'application'))
      .leftJoin('focus_pages as f', (join) => join.onRef('f.id', '=', 'a.subject_id').on('a.subject_type', '=', 'focus-page'))
      // For deleted rows the entry of the removal keeps the name (O51).
      .leftJoin('audit as r', (join) =>
        join
          .onRef('r.subject_id', '=', 'a.subject_id')
          .onRef('r.subject_type', '=', 'a.subject_type')
          .on('r.action', 'in', ['member-removed', 'focus-page-deleted']),
      )
      .select(['a.id', 'a.action', 'a.subject_type', 'a.subject_id', 'a.details', 'a.created_at', 'p.blind'])
      .select([
        sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('by'),
        sql<string | null>`coalesce(
        j.title,
        nullif(trim(concat(m.first_name, ' ', m.last_name)), ''),
        nullif(trim(concat(i.first_name, ' ', i.last_name)), ''),
        i.email,
        f.title,
        nullif(trim(concat(p.first_name, ' ', p.last_name)), ''),
        r.details ->> 'name')`.as('name'),
        sql<boolean>`case a.subject_type
        when 'job' then j.id is null or j.deleted_at is not null
        when 'member' then m.id is null
        when 'focus-page' then f.id is null
        when 'application' then p.id is null
        else i.id is null end`.as('gone'),
      ])
      .orderBy('a.created_at', 'desc')
      .orderBy('a.id', 'desc')
      .$narrowType<{ action: HistoryAction }>()
      .execute()
  );
}

/** Number of entries on all pages. */
export async function countHistory(db: Db, companyId: CompanyId, wanted: Wanted): Promise<number> {
  const { total } = await db
    .selectFrom('audit as a')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('a.company_id', '=', companyId)
    .where('a.action', 'in', actionsOf(wanted))
    .where(filtersOf(wanted))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** An author of entries in a company. */
export interface HistoryPerson {
  readonly id: number;
  readonly name: string;
}

/**
 * All authors of entries in a company who still have an account, by name, current and former members. The index is read
 * for one person after the other: a company has few of them, and thousands of entries.
 */
export async function historyPeople(db: Db, companyId: CompanyId): Promise<readonly HistoryPerson[]> {
  const { rows } = await sql<HistoryPerson>`
    with recursive people (id) as (
      select min(user_id) from audit where company_id = ${companyId}
      union all
      select (select min(a.user_id) from audit a where a.company_id = ${companyId} and a.user_id > p.id) from people p where p.id is not null
    )
    select u.id, named.name from people p join users u on u.id = p.id
    cross join lateral (select trim(concat(u.first_name, ' ', u.last_name)) as name) named
    where named.name <> ''
    order by named.name collate "und-x-icu", u.id`.execute(db);
  return rows;
}
