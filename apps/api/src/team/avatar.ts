import { teamMessages } from '@stellwerk/domain';
import type { Context } from '../context.ts';
import type { ReceivedFile } from '../files/receive.ts';
import { noteEvent } from '../history/store.ts';
import { actorOf, idOf, type ServerCall } from '../http/call.ts';
import { dropMedia, keepMedia } from '../media/keep.ts';
import { receiveOne } from '../media/receive-one.ts';
import { MEDIA_SLOTS } from '../media/slots.ts';
import { bindMedia, findMedia } from '../media/store.ts';
import { memberWith } from './members.ts';
import { swapAvatar } from './store.ts';

interface Given {
  /** null without a picture. */
  readonly picture: ReceivedFile | null;
  readonly companyId: number;
  readonly userId: number;
}

/** Removes the file of a picture that nobody shows any more; a picture of the site itself stays. */
export async function dropAvatar(context: Context, filename: string | null): Promise<void> {
  const file = await findMedia(context.db, 'avatars', filename);
  if (file !== null) await dropMedia(context, file);
}

/**
 * Puts a picture into the storage and makes it that of a member; it is gone again when that fails.
 * @param work stores the member with the name of the file, null without one, and gives back the member's id
 */
export async function withAvatar(context: Context, given: Given, work: (filename: string | null) => Promise<number>): Promise<number> {
  const { picture, companyId, userId } = given;
  if (picture === null) return work(null);
  const kept = await keepMedia(context, picture, { folder: 'avatars', companyId, userId, failed: teamMessages.avatarFailed });
  try {
    const id = await work(kept.filename);
    await bindMedia(context.db, kept.id, 'member', id);
    return id;
  } catch (error) {
    await dropMedia(context, kept);
    throw error;
  }
}

/** Puts another picture, or none, in place of that of a member. */
async function change(call: ServerCall, filename: string | null): Promise<void> {
  const { context } = call;
  const [id, userId] = [idOf(call), actorOf(call).id];
  const former = await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const { company_id: companyId } = await memberWith(trx, id);
    const before = await swapAvatar(trx, id, filename, now);
    const details = { fields: ['avatar'] };
    if (before !== filename)
      await noteEvent(trx, { companyId, userId, action: 'member-changed', subject: { type: 'member', id }, details, now });
    return before;
  });
  await dropAvatar(context, former);
}

/** Stores a picture and makes it that of the member (API64, rule 4). */
export async function uploadAvatar(call: ServerCall): Promise<void> {
  const { context } = call;
  const id = idOf(call);
  await receiveOne(call, MEDIA_SLOTS.avatar, teamMessages.avatarFailed, async (picture) => {
    const { company_id: companyId } = await memberWith(context.db, id);
    await withAvatar(context, { picture, companyId, userId: actorOf(call).id }, async (filename) => {
      await change(call, filename);
      return id;
    });
  });
}

/** Takes the picture away; a member without one stays as it is (API66). */
export const removeAvatar = (call: ServerCall): Promise<void> => change(call, null);
