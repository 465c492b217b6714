import { fileMessages } from '@stellwerk/domain';
import type { Context } from '../context/context.ts';
import { fileError, receiveFile, type ReceivedFile } from '../files/uploads/receive.ts';
import type { Slot } from '../files/uploads/slots.ts';
import type { UserId } from '../ids.ts';

/**
 * Takes in a finished upload as if it had come in a form: name, first bytes and size are checked the same way. The upload stays where
 * it is until `files.resumable.remove`.
 * @param userId the account that has sent it; null for a file of an application
 * @throws CallError 'invalid' for an upload of another account, one that is not complete, and for what the slot does not take
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
  } finally {
    stream.destroy();
  }
}
