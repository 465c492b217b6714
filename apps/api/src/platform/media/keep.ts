import { CallError } from '@stellwerk/domain/endpoints';
import type { Context } from '../context/context.ts';
import { randomName } from '../files/storage/names.ts';
import type { ReceivedFile } from '../files/uploads/receive.ts';
import { errorFields } from '../log/log.ts';
import type { PublicFile } from './public-files.ts';
import { deleteMedia, insertMedia, type KeptMedia } from './store.ts';
import type { CompanyId, UserId } from '../ids.ts';

/** Owner of a public file. */
export interface MediaOwner {
  readonly companyId: CompanyId | null;
  readonly userId: UserId;
}

/** Removes a public file and its row; a failed removal is logged. @returns whether it is removed */
export async function dropMedia(context: Context, row: Pick<KeptMedia, 'id' | 'storage_key'>): Promise<boolean> {
  try {
    await context.files.storage.remove(row.storage_key);
    await context.files.pictures.forget(row.storage_key);
    await deleteMedia(context.db, row.id);
    return true;
  } catch (error) {
    context.log('error', 'file-left', errorFields(error));
    return false;
  }
}

/**
 * Moves an uploaded file into the public storage. Its row is stored first, unbound: it identifies leftovers of
 * a crash (O21). The caller binds it with `bindMedia`.
 * @param failed German text when it cannot be stored
 * @throws CallError 'unavailable', with nothing left
 */
export async function keepMedia(
  context: Context,
  file: ReceivedFile,
  { folder, failed, ...owner }: MediaOwner & { readonly folder: PublicFile['folder']; readonly failed: string },
): Promise<KeptMedia> {
  const filename = randomName(file.extension);
  const row = await insertMedia(context.db, {
    folder,
    filename,
    original_filename: file.name,
    content_type: file.contentType,
    size: file.size,
    storage_key: `media/${folder}/${filename}`,
    company_id: owner.companyId,
    uploaded_by: owner.userId,
    created_at: context.now(),
  });
  try {
    await context.files.store(row.storage_key, file);
  } catch (error) {
    context.log('error', 'file-not-stored', errorFields(error));
    await dropMedia(context, row);
    throw new CallError('unavailable', failed);
  }
  return row;
}
