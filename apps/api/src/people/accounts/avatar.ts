import { fileMessages } from '@stellwerk/domain';
import type { Context } from '../../platform/context/context.ts';
import type { ReceivedFile } from '../../platform/files/uploads/receive.ts';
import { dropMedia, keepMedia } from '../../platform/media/keep.ts';
import { bindMedia, findMedia, type KeptMedia } from '../../platform/media/store.ts';
import { swapUserAvatar } from './store.ts';
import type { UserId } from '../../platform/ids.ts';

/** Replaces or removes the picture of an account, with the former file. */
async function change(context: Context, userId: UserId, filename: string | null): Promise<void> {
  const former = await findMedia(context.db, 'avatars', await swapUserAvatar(context.db, userId, filename, context.now()));
  // A picture of somebody else's entry does not belong to the account.
  if (former?.entity_type === 'user' && former.entity_id === userId) await dropMedia(context, former);
}

/** Stores a picture and assigns it to the account (API30, rule 4). */
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

/** Removes the picture of an account. */
export const dropOwnAvatar = (context: Context, userId: UserId): Promise<void> => change(context, userId, null);
