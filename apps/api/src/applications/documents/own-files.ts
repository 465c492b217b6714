import { APPLICATION_FILES_LIMIT, applicationMessages, fileMessages, generalMessages, isUnderWay } from '@stellwerk/domain';
import type { DocumentKind } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { ReceivedFile } from '../../platform/files/uploads/receive.ts';
import { errorFields } from '../../platform/log/log.ts';
import { bindFiles, deleteFile, filesOf, findFile, lockFile } from './file-store.ts';
import { dropFiles, keepFiles } from './keep-files.ts';
import { lockApplication } from '../review/review-store.ts';
import type { ApplicationRow, DocumentRow } from '../application/store.ts';
import type { ApplicationId, DocumentId, JobId, UserId } from '../../platform/ids.ts';

const MB = 1024 * 1024;
const notFound = (): CallError => new CallError('not-found', generalMessages.notFound);

/** Files that wait for an application are in a separate folder: no job has the number 0. */
const NO_JOB = 0;

/** An application that still accepts files, locked. @throws CallError 'not-found', or 'conflict' once it is closed */
async function lockOpen(trx: Transaction<Database>, id: ApplicationId): Promise<ApplicationRow> {
  const row = await lockApplication(trx, id);
  if (row === null) throw notFound();
  if (!isUnderWay(row.status)) throw new CallError('conflict', applicationMessages.filesClosed);
  return row;
}

/** Binds a received file if the application still accepts it. */
async function bind(context: Context, applicationId: ApplicationId, file: ReceivedFile<DocumentKind>, id: DocumentId): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockOpen(trx, applicationId);
    const known = await filesOf(trx, applicationId);
    if (file.slot === 'video' && known.some(({ kind }) => kind === 'video')) throw new CallError('conflict', applicationMessages.oneVideo);
    if (known.reduce((sum, { size }) => sum + size, file.size) > APPLICATION_FILES_LIMIT)
      throw new CallError('conflict', fileMessages.total(APPLICATION_FILES_LIMIT / MB));
    await bindFiles(trx, [id], applicationId);
  });
}

/** Job of an open application, checked before anything is stored for it. */
const jobOf = async ({ db }: Context, id: ApplicationId): Promise<JobId> =>
  (await db.transaction().execute((trx) => lockOpen(trx, id))).job_id;

/**
 * Stores a file for an own application or a future one: without an application it is kept for a day (O21).
 * @param applicationId null for none
 * @throws CallError 'conflict' when the application does not accept it; nothing is left
 */
export async function addOwnFile(
  context: Context,
  applicationId: ApplicationId | null,
  userId: UserId,
  file: ReceivedFile<DocumentKind>,
): Promise<DocumentRow> {
  const kept = await keepFiles(context, [file], applicationId === null ? NO_JOB : await jobOf(context, applicationId), userId);
  const [id = 0] = kept.map((one) => one.id);
  if (applicationId !== null) {
    try {
      await bind(context, applicationId, file, id);
    } catch (error) {
      await dropFiles(context, kept);
      throw error;
    }
  }
  return findFile(context.db, id);
}

/**
 * Deletes a file that the account has uploaded, also from its application while that is open.
 * @throws CallError 'not-found' for a file of another account, 'conflict' once the application is closed
 */
export async function deleteOwnFile(context: Context, userId: UserId, id: DocumentId, kinds: readonly DocumentKind[]): Promise<void> {
  const key = await context.db.transaction().execute(async (trx) => {
    const file = await lockFile(trx, id);
    const owner = file?.application_id === null ? file.uploaded_by : file?.user_id;
    if (file === null || owner !== userId || !kinds.includes(file.kind)) throw notFound();
    if (file.status !== null && !isUnderWay(file.status)) throw new CallError('conflict', applicationMessages.filesClosed);
    await deleteFile(trx, id);
    return file.storage_key;
  });
  await context.files.storage.remove(key).catch((error: unknown) => context.log('error', 'file-left', errorFields(error)));
}
