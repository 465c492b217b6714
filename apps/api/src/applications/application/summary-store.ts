import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/db/engine.ts';
import { inIds } from './store.ts';

/** Rows of applications with the fields of a list, in one statement. */
const summaries = (db: Db) =>
  db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .select([
      'a.id',
      'a.first_name',
      'a.last_name',
      'a.email',
      'a.phone',
      'a.location',
      'a.status',
      'a.blind',
      'a.created_at',
      'a.updated_at',
    ])
    .select([
      'a.user_id',
      'a.notes',
      'a.rating',
      'j.id as job_id',
      'j.title',
      'j.city',
      'j.working_model',
      'j.is_active',
      'j.rejection_text',
    ])
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('application_documents as d')
          .select(['d.id', 'd.kind', 'd.name', 'd.size', 'd.content_type', 'd.filename'])
          .whereRef('d.application_id', '=', 'a.id')
          .orderBy('d.id'),
      ).as('documents'),
      jsonObjectFrom(
        of.selectFrom('team_members as m').select(['m.id', 'm.first_name', 'm.last_name']).whereRef('m.id', '=', 'a.assigned_member_id'),
      ).as('recruiter'),
      // Whether the same person, by email, has another application at this company (O26), as far as the company may know.
      sql<boolean>`exists (select from applications b
        where b.company_id = a.company_id and lower(b.email) = lower(a.email) and b.id <> a.id and not b.blind)`.as('repeated'),
    ]);

/** An application as a list shows it. */
export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>;

/** List entries of these applications, in the order of the ids. */
export async function summariesOf(db: Db, ids: readonly number[]): Promise<readonly SummaryRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await summaries(db).where(inIds('a.id', ids)).execute()).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
