import { applyMessages, type DocumentKind } from '@stellwerk/domain';
import type { Context } from '../../platform/context/context.ts';
import { randomName } from '../../platform/files/storage/names.ts';
import type { ReceivedFile } from '../../platform/files/uploads/receive.ts';
import { errorFields } from '../../platform/log/log.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { deleteUnbound, insertFiles, type KeptFile } from './file-store.ts';
import type { JobId, UserId } from '../../platform/ids.ts';

/** Removes orphaned files and rows. Failed removals are repeated by the daily job. */
export async function dropFiles(context: Context, kept: readonly KeptFile[]): Promise<void> {
  if (kept.length === 0) return;
  try {
    for (const { storageKey } of kept) await context.files.storage.remove(storageKey);
    await deleteUnbound(
      context.db,
      kept.map(({ id }) => id),
    );
  } catch (error) {
    context.log('error', 'files-left', errorFields(error));
  }
}

/**
 * Moves finished temporary files into the store. Their rows come first, unbound: after a crash the daily job finds leftovers by their rows
 * (O21).
 * @throws CallError 'unavailable' with the documented text when one cannot be stored; none is left (O17)
 */
export async function keepFiles(
  context: Context,
  files: readonly ReceivedFile<DocumentKind>[],
  jobId: JobId,
  userId: UserId | null,
): Promise<readonly KeptFile[]> {
  if (files.length === 0) return [];
  const named = files.map((file) => {
    const filename = randomName(file.extension);
    return { file, filename, storageKey: `uploads/applications/${jobId}/${filename}` };
  });
  const rows = await insertFiles(
    context.db,
    named.map(({ file, filename, storageKey }) => ({
      uploaded_by: userId,
      kind: file.slot,
      filename,
      name: file.name,
      content_type: file.contentType,
      size: file.size,
      storage_key: storageKey,
      created_at: context.now(),
    })),
  );
  try {
    for (const { file, storageKey } of named) await context.files.store(storageKey, file);
  } catch (error) {
    context.log('error', 'file-not-stored', errorFields(error));
    await dropFiles(context, rows);
    throw new CallError('unavailable', applyMessages.filesFailed);
  }
  return rows;
}
