import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/db/engine.ts';
import type { JobsTable } from '../../platform/db/tables/jobs.ts';
import { findCompany, type CompanyRow } from '../../companies/company/store.ts';
import type { ListedDetailColumn } from './detail-columns.ts';
import { shown, visible } from './visible.ts';
import type { CompanyId, FocusPageId, JobId, MemberId } from '../../platform/ids.ts';

export type JobRow = Selectable<JobsTable>;

/** Columns of a card. */
export type CardRow = Pick<
  JobRow,
  | 'id'
  | 'title'
  | 'city'
  | 'location'
  | 'working_model'
  | 'employment'
  | 'created_at'
  | 'published_at'
  | 'pay_min'
  | 'pay_max'
  | 'pay_currency'
  | 'pay_unit'
  | 'closes_at'
  | 'template'
  | ListedDetailColumn
>;

/** A contact person of the job. */
export interface ContactRow {
  readonly id: MemberId;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string | null;
  readonly job_description: string | null;
  readonly position: string | null;
  readonly linkedin_profile: string | null;
  readonly email: string | null;
}

export interface FocusRow {
  readonly id: FocusPageId;
  readonly title: string;
  readonly slug: string;
}

/** Counts in the list of a company, and the job's author and last editor; null for a deleted account. */
export interface JobFigures {
  readonly applications: number;
  readonly views: number;
  readonly createdBy: AuthorRow | null;
  readonly updatedBy: AuthorRow | null;
}

export interface AuthorRow {
  readonly firstName: string;
  readonly lastName: string;
}

/** A job with all data of its page. */
export interface FullJob {
  readonly job: JobRow;
  readonly company: CompanyRow;
  readonly contacts: readonly ContactRow[];
  readonly focusPage: FocusRow | null;
}

const contactsOf = (db: Db) =>
  jsonArrayFrom(
    db
      .selectFrom('job_contacts')
      .innerJoin('team_members as m', 'm.id', 'job_contacts.team_member_id')
      .select(['m.id', 'm.first_name', 'm.last_name', 'm.avatar', 'm.job_description', 'm.position', 'm.linkedin_profile', 'm.email'])
      .whereRef('job_contacts.job_id', '=', sql.ref('j.id'))
      .orderBy('rank'),
  );

const focusPageOf = (db: Db) =>
  jsonObjectFrom(
    db
      .selectFrom('focus_pages as f')
      .select(['f.id', 'f.title', 'f.slug'])
      .whereRef('f.id', '=', sql.ref('j.focus_page_id'))
      .where('f.status', '=', sql.lit('published')),
  );

/**
 * One job.
 * @param audience `public`: only a visible one; `company`: also an inactive one
 */
export async function findJob(db: Db, id: JobId, audience: 'public' | 'company'): Promise<FullJob | null> {
  const found = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .selectAll('j')
    .select([contactsOf(db).as('contacts'), focusPageOf(db).as('focusPage')])
    .where('j.id', '=', id)
    .where(audience === 'public' ? visible : sql<boolean>`j.deleted_at is null`)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { contacts, focusPage, ...job } = found;
  const company = await findCompany(db, job.company_id);
  return company === null ? null : { job, company, contacts, focusPage };
}

/** Days for which an inactive job is still named (O106). */
const NAMED_FOR_DAYS = 90;

/** A job that was public until its company switched it off; null for one that is open, was taken down, or never was public. */
export async function findEnded(db: Db, id: JobId, now: Date): Promise<{ job: CardRow; company: CompanyRow } | null> {
  const since = new Date(now.getTime() - NAMED_FOR_DAYS * 24 * 60 * 60 * 1000);
  const job = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .selectAll('j')
    .where('j.id', '=', id)
    .where('j.published_at', 'is not', null)
    .where('j.updated_at', '>', since)
    .where(sql<boolean>`(not j.is_active and j.inactive_reason is null and j.deleted_at is null and ${shown})`)
    .executeTakeFirst();
  const company = job === undefined ? null : await findCompany(db, job.company_id);
  return job === undefined || company === null ? null : { job, company };
}

const authorOf = (column: 'created_by' | 'updated_by') =>
  sql<AuthorRow | null>`(select json_build_object('firstName', u.first_name, 'lastName', u.last_name) from users u where u.id = ${sql.ref(`j.${column}`)})`;

/** The jobs of a company, the newest first, each with its figures and authors. */
export async function jobsOfCompany(
  db: Db,
  companyId: CompanyId,
  active: boolean | null,
): Promise<readonly { job: JobRow; figures: JobFigures }[]> {
  const rows = await db
    .selectFrom('jobs as j')
    .selectAll('j')
    .select([
      sql<number>`(select count(*)::int from applications a where a.job_id = j.id)`.as('applications'),
      sql<number>`(select count(*)::int from visits v where v.kind = 'job' and v.subject_id = j.id)`.as('views'),
      authorOf('created_by').as('createdBy'),
      authorOf('updated_by').as('updatedBy'),
    ])
    .where('j.company_id', '=', companyId)
    .where('j.deleted_at', 'is', null)
    .$if(active !== null, (query) => query.where('j.is_active', '=', active))
    .orderBy('j.created_at', 'desc')
    .orderBy('j.id', 'desc')
    .execute();
  return rows.map(({ applications, views, createdBy, updatedBy, ...job }) => ({
    job,
    figures: { applications, views, createdBy, updatedBy },
  }));
}
