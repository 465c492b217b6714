import { fileMessages } from '@stellwerk/domain';
import type { Context } from '../context/context.ts';
import { fileError, InfectedFileError, receiveFile, type ReceivedFile } from '../files/uploads/receive.ts';
import type { Slot } from '../files/uploads/slots.ts';
import type { UserId } from '../ids.ts';

/**
 * Uses a finished upload like a file of a form: name, first bytes and size are validated the same way. The upload stays
 * until `files.resumable.remove`; an infected one is removed at once.
 * @param userId the account that has sent it; null for a file of an application
 * @throws CallError 'invalid' for an upload of another account, an incomplete one, and one that the slot rejects
 */
export async function receiveUpload<Name extends string>(
  { files }: Context,
  slot: Slot<Name>,
  id: string,
  userId: UserId | null,
): Promise<ReceivedFile<Name>> {
  const upload = await files.resumable.open(id, userId);
  if (upload === null) throw fileError(slot.field, fileMessages.uploadGone);
  const stream = upload.read();
  try {
    return await receiveFile(files.temporary, slot, upload.name, stream);
  } catch (error) {
    if (error instanceof InfectedFileError) await files.resumable.remove(id);
    throw error;
  } finally {
    stream.destroy();
  }
}
