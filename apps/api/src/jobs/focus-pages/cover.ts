import { focusPageMessages } from '@stellwerk/domain';
import { actorOf, idOf, type ServerCall } from '../../platform/http/call.ts';
import { dropMedia, keepMedia } from '../../platform/media/keep.ts';
import { receiveOne } from '../../platform/media/receive-one.ts';
import { MEDIA_SLOTS } from '../../platform/media/slots.ts';
import { bindMedia, findMedia } from '../../platform/media/store.ts';
import { changeFocusPage } from './edit.ts';

const failed = focusPageMessages.coverNotStored;

/** Stores a picture as the cover of a page (API81); a failure leaves the former one and no file (rule 4). */
export function uploadCover(call: ServerCall): Promise<void> {
  const { context } = call;
  const who = { id: idOf(call), userId: actorOf(call).id };
  return receiveOne(call, MEDIA_SLOTS.cover, failed, async (received) => {
    const kept = await keepMedia(context, received, { folder: 'images', companyId: call.scope.companyId, userId: who.userId, failed });
    try {
      const before = await changeFocusPage(context, who, async (trx) => {
        await bindMedia(trx, kept.id, 'focus-page', who.id);
        return { cover_image: kept.filename };
      });
      const former = await findMedia(context.db, 'images', before.cover_image);
      if (former !== null) await dropMedia(context, former);
    } catch (error) {
      await dropMedia(context, kept);
      throw error;
    }
  });
}
