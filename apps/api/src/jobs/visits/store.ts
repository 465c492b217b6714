import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import type { VisitsTable } from '../../platform/db/tables/jobs.ts';
import { visible } from '../job/visible.ts';
import type { CompanyId } from '../../platform/ids.ts';

/** Name of the setting with the salt of the day. */
const SALT = 'visit-salt';

/** The visited page, and the company whose members are not counted. */
export interface Visited {
  readonly kind: VisitsTable['kind'];
  readonly id: number;
  readonly companyId: CompanyId;
}

/** The salt of a day; it replaces that of the day before, so that earlier visitors cannot be identified later. */
export async function saltOf(db: Db, day: string): Promise<string> {
  const kept = await db.selectFrom('settings').select('value').where('name', '=', SALT).executeTakeFirst();
  if (kept?.value.startsWith(day) === true) return kept.value;
  const fresh = `${day}:${randomBytes(32).toString('base64url')}`;
  const { value } = await db
    .insertInto('settings')
    .values({ name: SALT, value: fresh })
    // Of two concurrent first visits, the second uses the salt of the first.
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: sql<string>`case when left(settings.value, 10) < ${day} then excluded.value else settings.value end` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Records a visit. @returns whether it is the first of this visitor on this day */
export async function addVisit(db: Db, { kind, id }: Visited, day: string, visitor: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('visits')
    .values({ kind, subject_id: id, day, visitor })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

const FINDERS = {
  JOB: async (db: Db, id: number) =>
    db
      .selectFrom('jobs as j')
      .innerJoin('companies as c', 'c.id', 'j.company_id')
      .select('j.company_id')
      .where('j.id', '=', id)
      .where(visible)
      .executeTakeFirst(),
  COMPANY: async (db: Db, id: number) =>
    db.selectFrom('companies').select('id as company_id').where('id', '=', id).where('is_active', '=', true).executeTakeFirst(),
  FOCUS: async (db: Db, id: number) =>
    db.selectFrom('focus_pages').select('company_id').where('id', '=', id).where('status', '=', 'published').executeTakeFirst(),
};

const KINDS = { JOB: 'job', COMPANY: 'company', FOCUS: 'focus-page' } as const;

/** A public page by its type and id; null for an invisible one. */
export async function findPage(db: Db, type: keyof typeof FINDERS, id: number): Promise<Visited | null> {
  const row = await FINDERS[type](db, id);
  return row === undefined ? null : { kind: KINDS[type], id, companyId: row.company_id };
}
