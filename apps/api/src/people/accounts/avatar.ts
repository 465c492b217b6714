import { fileMessages } from '@stellwerk/domain';
import type { Context } from '../../platform/context/context.ts';
import type { ReceivedFile } from '../../platform/files/uploads/receive.ts';
import { dropMedia, keepMedia } from '../../platform/media/keep.ts';
import { bindMedia, findMedia, type KeptMedia } from '../../platform/media/store.ts';
import { swapUserAvatar } from './store.ts';
import type { UserId } from '../../platform/ids.ts';

/** Puts another picture, or none, in place of that of an account, and removes the former one. */
async function change(context: Context, userId: UserId, filename: string | null): Promise<void> {
  const former = await findMedia(context.db, 'avatars', await swapUserAvatar(context.db, userId, filename, context.now()));
  // A picture that came with somebody else's entry is not the account's to remove.
  if (former?.entity_type === 'user' && former.entity_id === userId) await dropMedia(context, former);
}

/** Stores a picture and makes it that of the account (API30, rule 4). */
export async function storeOwnAvatar(context: Context, userId: UserId, picture: ReceivedFile): Promise<KeptMedia> {
  const kept = await keepMedia(context, picture, { folder: 'avatars', companyId: null, userId, failed: fileMessages.notSaved });
  try {
    await bindMedia(context.db, kept.id, 'user', userId);
    await change(context, userId, kept.filename);
  } catch (error) {
    await dropMedia(context, kept);
    throw error;
  }
  return kept;
}

/** Takes the picture of an account away. */
export const dropOwnAvatar = (context: Context, userId: UserId): Promise<void> => change(context, userId, null);
