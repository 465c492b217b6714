import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ApplicationDocumentsTable, ApplicationsTable, ApplicationStatusHistoryTable } from '../../platform/db/tables/applications.ts';
import { findCompanies, type CompanyRow } from '../../companies/company/store.ts';
import type { ApplicationId, CompanyId, JobId, MemberId, UserId } from '../../platform/ids.ts';

type Db = Kysely<Database>;

/** `column in ids` as one parameter: a company may have more applications than a statement accepts parameters. */
export const inIds = (column: string, ids: readonly number[]) => sql<boolean>`${sql.ref(column)} = any(${[...ids]}::int[])`;
export type ApplicationRow = Selectable<ApplicationsTable>;
export type DocumentRow = Selectable<ApplicationDocumentsTable>;
export type HistoryRow = Selectable<ApplicationStatusHistoryTable>;

/** Fields of the job that an application shows. */
export interface JobOfApplication {
  readonly id: JobId;
  readonly title: string;
  readonly city: string | null;
  readonly employment: string | null;
  readonly working_model: string | null;
  readonly is_active: boolean;
  readonly rejection_text: string | null;
  readonly company_id: CompanyId;
}

/** An application with all data that any reader may see. */
export interface FullApplication {
  readonly row: ApplicationRow;
  readonly job: JobOfApplication;
  readonly company: CompanyRow;
  readonly documents: readonly DocumentRow[];
  readonly history: readonly HistoryRow[];
  /** The credited referral; null without one. */
  readonly referral: { readonly code: string; readonly first_name: string; readonly last_name: string } | null;
  readonly recruiter: { readonly id: MemberId; readonly first_name: string; readonly last_name: string } | null;
  /** Whether the same person, by email, has another application at this company (O26). */
  readonly repeated: boolean;
}

function grouped<T extends { readonly application_id: ApplicationId | null }>(
  rows: readonly T[],
): ReadonlyMap<number | null, readonly T[]> {
  const groups = new Map<number | null, T[]>();
  for (const row of rows) {
    const group = groups.get(row.application_id);
    if (group === undefined) groups.set(row.application_id, [row]);
    else group.push(row);
  }
  return groups;
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<T['id'], T> => new Map(rows.map((row) => [row.id, row]));
const found = <Key extends number, T>(rows: ReadonlyMap<Key, T>, id: Key | null): T | null => (id === null ? null : (rows.get(id) ?? null));

/** Ids of the applications whose applicant has another one at the same company, as far as the company may know. */
async function repeatedAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('applications as a')
    .select('a.id')
    .where(inIds('a.id', ids))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('applications as b')
          .select('b.id')
          .whereRef('b.company_id', '=', 'a.company_id')
          .where(sql<boolean>`lower(b.email) = lower(a.email)`)
          .whereRef('b.id', '<>', 'a.id')
          .where('b.blind', '=', false),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Joins details of other tables to rows of applications, in a fixed number of queries. The order stays. */
export async function withDetails(db: Db, rows: readonly ApplicationRow[]): Promise<readonly FullApplication[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const of = <T>(pick: (row: ApplicationRow) => T | null): T[] => [...new Set(rows.map(pick))].filter((value) => value !== null);
  const jobIds = of((row) => row.job_id);
  const jobs = byId(
    await db
      .selectFrom('jobs')
      .select(['id', 'title', 'city', 'employment', 'working_model', 'is_active', 'rejection_text', 'company_id'])
      .where(inIds('id', jobIds))
      .execute(),
  );
  const documents = grouped(
    await db.selectFrom('application_documents').selectAll().where(inIds('application_id', ids)).orderBy('id').execute(),
  );
  const history = grouped(
    await db
      .selectFrom('application_status_history')
      .selectAll()
      .where(inIds('application_id', ids))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  const referralIds = of((row) => row.referral_id);
  const referrals = byId(
    referralIds.length === 0
      ? []
      : await db
          .selectFrom('referrals as r')
          .innerJoin('users as u', 'u.id', 'r.user_id')
          .select(['r.id', 'r.code', 'u.first_name', 'u.last_name'])
          .where(inIds('r.id', referralIds))
          .execute(),
  );
  const memberIds = of((row) => row.assigned_member_id);
  const members = byId(
    memberIds.length === 0
      ? []
      : await db.selectFrom('team_members').select(['id', 'first_name', 'last_name']).where(inIds('id', memberIds)).execute(),
  );
  const repeated = await repeatedAmong(db, ids);
  const companies = await findCompanies(
    db,
    of((row) => row.company_id),
  );
  return rows.flatMap((row) => {
    const job = jobs.get(row.job_id);
    const company = companies.get(row.company_id);
    if (job === undefined || company === undefined) return [];
    return [
      {
        row,
        job,
        company,
        documents: documents.get(row.id) ?? [],
        history: history.get(row.id) ?? [],
        referral: found(referrals, row.referral_id),
        recruiter: found(members, row.assigned_member_id),
        repeated: repeated.has(row.id),
      },
    ];
  });
}

export async function findApplication(db: Db, id: ApplicationId): Promise<FullApplication | null> {
  const rows = await db.selectFrom('applications').selectAll().where('id', '=', id).execute();
  return (await withDetails(db, rows))[0] ?? null;
}

/** Selects applications by applicant, company or job. */
type ApplicationsKey = { readonly user_id: UserId } | { readonly company_id: CompanyId } | { readonly job_id: JobId };

/** Applications of a person, to a company or for a job, the newest first. */
export async function applicationsBy(db: Db, by: ApplicationsKey): Promise<readonly FullApplication[]> {
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where((is) => is.and(by))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return withDetails(db, rows);
}

/** First and last name of an account; '' for a deleted one. */
export async function nameOf(db: Db, userId: UserId): Promise<string> {
  const user = await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId).executeTakeFirst();
  return user === undefined ? '' : `${user.first_name} ${user.last_name}`;
}
