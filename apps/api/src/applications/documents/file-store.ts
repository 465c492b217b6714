import type { ApplicationStatus } from '@stellwerk/domain';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ApplicationDocumentsTable } from '../../platform/db/tables/applications.ts';
import type { DocumentRow } from '../application/store.ts';
import type { ApplicationId, CompanyId, DocumentId, UserId } from '../../platform/ids.ts';

type Db = Kysely<Database>;

/** A file of the storage with its row, not yet bound to an application. */
export interface KeptFile {
  /** Row in application_documents. */
  readonly id: DocumentId;
  readonly storageKey: string;
}

export async function insertFiles(db: Db, rows: readonly Insertable<ApplicationDocumentsTable>[]): Promise<readonly KeptFile[]> {
  return db
    .insertInto('application_documents')
    .values([...rows])
    .returning(['id', 'storage_key as storageKey'])
    .execute();
}

/** Assigns files to an application. */
export async function bindFiles(trx: Transaction<Database>, ids: readonly number[], applicationId: ApplicationId): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('application_documents')
    .set({ application_id: applicationId })
    .where('id', 'in', [...ids])
    .execute();
}

/** Deletes the rows of files without an application. */
export async function deleteUnbound(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('application_documents')
    .where('id', 'in', [...ids])
    .where('application_id', 'is', null)
    .execute();
}

/** Files without an application, uploaded before a given time. */
export async function unboundBefore(db: Db, moment: Date, limit: number): Promise<readonly KeptFile[]> {
  return db
    .selectFrom('application_documents')
    .select(['id', 'storage_key as storageKey'])
    .where('application_id', 'is', null)
    .where('created_at', '<', moment)
    .limit(limit)
    .execute();
}

export async function findDocumentOf(db: Db, applicationId: ApplicationId, id: DocumentId): Promise<DocumentRow | null> {
  const row = await db
    .selectFrom('application_documents')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row ?? null;
}

/** A file with the people of its application; without an application, with its uploader. */
export type BoundDocument = DocumentRow & {
  readonly user_id: UserId | null;
  /** null without an application. */
  readonly company_id: CompanyId | null;
  /** Whether the applicant is still hidden from the company (decision 0079). */
  readonly blind: boolean;
};

export async function findDocumentByName(db: Db, filename: string): Promise<BoundDocument | null> {
  const row = await db
    .selectFrom('application_documents as d')
    .leftJoin('applications as a', 'a.id', 'd.application_id')
    .selectAll('d')
    .select(['a.company_id', sql<boolean>`coalesce(a.blind, false)`.as('blind')])
    .select(sql<number | null>`case when d.application_id is null then d.uploaded_by else a.user_id end`.as('user_id'))
    .where('d.filename', '=', filename)
    .executeTakeFirst();
  return row ?? null;
}

/** A file with its application, if there is one. */
export type OwnedFile = DocumentRow & { readonly user_id: UserId | null; readonly status: ApplicationStatus | null };

/** A file by its number, with its application; both locked until the end of the transaction. */
export async function lockFile(trx: Transaction<Database>, id: DocumentId): Promise<OwnedFile | null> {
  const file = await trx.selectFrom('application_documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (file === undefined) return null;
  if (file.application_id === null) return { ...file, user_id: null, status: null };
  const application = await trx
    .selectFrom('applications')
    .select(['user_id', 'status'])
    .where('id', '=', file.application_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...file, ...application };
}

/** The files of an application. */
export async function filesOf(db: Db, applicationId: ApplicationId): Promise<readonly Pick<DocumentRow, 'kind' | 'size'>[]> {
  return db.selectFrom('application_documents').select(['kind', 'size']).where('application_id', '=', applicationId).execute();
}

export async function findFile(db: Db, id: DocumentId): Promise<DocumentRow> {
  return db.selectFrom('application_documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function deleteFile(trx: Transaction<Database>, id: DocumentId): Promise<void> {
  await trx.deleteFrom('application_documents').where('id', '=', id).execute();
}
