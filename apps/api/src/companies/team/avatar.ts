import { teamMessages } from '@stellwerk/domain';
import type { Context } from '../../platform/context/context.ts';
import type { ReceivedFile } from '../../platform/files/uploads/receive.ts';
import { noteEvent } from '../history/store.ts';
import { actorOf, idOf, type ServerCall } from '../../platform/http/call.ts';
import { dropMedia, keepMedia } from '../../platform/media/keep.ts';
import { receiveOne } from '../../platform/media/receive-one.ts';
import { MEDIA_SLOTS } from '../../platform/media/slots.ts';
import { bindMedia, findMedia, type KeptMedia } from '../../platform/media/store.ts';
import { memberWith } from './members.ts';
import { swapAvatar } from './store.ts';
import type { CompanyId, MemberId, UserId } from '../../platform/ids.ts';

interface Given {
  /** null without a picture. */
  readonly picture: ReceivedFile | null;
  readonly companyId: CompanyId;
  readonly userId: UserId;
}

/** Removes the file of an unused picture; a picture of the site itself stays. */
export async function dropAvatar(context: Context, filename: string | null): Promise<void> {
  const file = await findMedia(context.db, 'avatars', filename);
  if (file !== null) await dropMedia(context, file);
}

/** Stores a picture for the member whose id `work` returns; an error removes it. */
async function keepFor(
  context: Context,
  { picture, companyId, userId }: Given & { readonly picture: ReceivedFile },
  work: (kept: KeptMedia) => Promise<number>,
): Promise<KeptMedia> {
  const kept = await keepMedia(context, picture, { folder: 'avatars', companyId, userId, failed: teamMessages.avatarFailed });
  try {
    const id = await work(kept);
    await bindMedia(context.db, kept.id, 'member', id);
    return { ...kept, entity_type: 'member', entity_id: id };
  } catch (error) {
    await dropMedia(context, kept);
    throw error;
  }
}

/**
 * Stores a picture and assigns it to a member; an error removes it.
 * @param work stores the member with the name of the file, null without one, and returns the member's id
 */
export async function withAvatar(context: Context, given: Given, work: (filename: string | null) => Promise<number>): Promise<number> {
  const { picture } = given;
  if (picture === null) return work(null);
  const kept = await keepFor(context, { ...given, picture }, ({ filename }) => work(filename));
  return kept.entity_id ?? 0;
}

/** A member whose picture changes, and the caller. */
interface Change {
  readonly id: MemberId;
  readonly userId: UserId;
}

/** Replaces or removes the picture of a member. */
async function change(context: Context, { id, userId }: Change, filename: string | null): Promise<void> {
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

/** Stores a picture and assigns it to a member (rule 4). */
export async function storeAvatar(context: Context, who: Change, picture: ReceivedFile): Promise<KeptMedia> {
  const { company_id: companyId } = await memberWith(context.db, who.id);
  return keepFor(context, { picture, companyId, userId: who.userId }, async (kept) => {
    await change(context, who, kept.filename);
    return who.id;
  });
}

/** Removes the picture of a member; a member without one stays as it is. */
export const takeAvatar = (context: Context, who: Change): Promise<void> => change(context, who, null);

const whoOf = (call: ServerCall): Change => ({ id: idOf(call), userId: actorOf(call).id });

/** Stores a picture and assigns it to the member (API64). */
export const uploadAvatar = (call: ServerCall): Promise<void> =>
  receiveOne(call, MEDIA_SLOTS.avatar, teamMessages.avatarFailed, async (picture) => {
    await storeAvatar(call.context, whoOf(call), picture);
  });

/** Removes the picture (API66). */
export const removeAvatar = (call: ServerCall): Promise<void> => takeAvatar(call.context, whoOf(call));
