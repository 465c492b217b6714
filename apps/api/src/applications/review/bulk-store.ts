import type { ApplicationStatus } from '@stellwerk/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import { inIds } from '../application/store.ts';
import type { ApplicationId, CompanyId, UserId } from '../../platform/ids.ts';

/** Fields of an application that a bulk call reads before it begins. */
export interface BulkRow {
  readonly id: ApplicationId;
  readonly status: ApplicationStatus;
  /** The account of the applicant; null without one, and while the applicant is hidden from the company (decision 0079). */
  readonly user_id: UserId | null;
}

/** Those of the ids that are applications to a company; deleted and foreign ones are left out. */
export async function rowsOfCompany(db: Db, companyId: CompanyId, ids: readonly number[]): Promise<ReadonlyMap<number, BulkRow>> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'status'])
    .select(sql<number | null>`case when not blind then user_id end`.as('user_id'))
    .where('company_id', '=', companyId)
    .where(inIds('id', ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same in a given order, for all matches of a filter. */
export async function rowsInOrder(db: Db, companyId: CompanyId, ids: readonly number[]): Promise<readonly BulkRow[]> {
  const rows = await rowsOfCompany(db, companyId, ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Latest undoable change of an application. */
export interface OpenChange {
  readonly change: number;
  readonly until: Date;
  /** Whether its message is still waiting. */
  readonly message: boolean;
}

/** Last change of each application, if this person made it and can still undo it (decision 0075). */
export async function openChangesBy(db: Db, userId: UserId, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, OpenChange>> {
  const rows = await db
    .selectFrom('applications as a')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('application_status_history as h')
          .select(['h.id as change', 'h.undo_until as until', 'h.by_user_id'])
          .whereRef('h.application_id', '=', 'a.id')
          .where('h.taken_back_at', 'is', null)
          .orderBy('h.created_at', 'desc')
          .orderBy('h.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['a.id', 'last.change', 'last.until', sql<boolean>`a.status is distinct from a.known_status`.as('message')])
    .where(inIds('a.id', ids))
    .where('last.by_user_id', '=', userId)
    .where('last.until', '>', now)
    .execute();
  return new Map(rows.flatMap(({ id, until, ...row }) => (until === null ? [] : [[id, { ...row, until }]])));
}
