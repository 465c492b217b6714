import { companyMessages, mediaUrl } from '@stellwerk/domain';
import type { AnswerOf } from '@stellwerk/domain/endpoints';
import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { noteEvent } from '../history/store.ts';
import { actorOf, idOf, type ServerCall } from '../http/call.ts';
import { dropMedia, keepMedia } from '../media/keep.ts';
import { receiveOne } from '../media/receive-one.ts';
import { MEDIA_SLOTS } from '../media/slots.ts';
import { bindMedia, findMedia, type KeptMedia } from '../media/store.ts';
import { lockCompany, updateCompany } from './store.ts';

/** The answer to an upload (MD19). */
const logoWire = (row: KeptMedia): AnswerOf<'uploadCompanyLogo'> => ({
  id: row.id,
  filename: row.filename,
  originalFilename: row.original_filename,
  contentType: row.content_type,
  size: row.size,
  type: row.folder,
  url: mediaUrl(row.folder, row.filename),
});

/** Puts another logo in place of the stored one. @returns the file of the former logo, which nobody needs any more */
async function replaceLogo(trx: Transaction<Database>, companyId: number, filename: string | null): Promise<KeptMedia | null> {
  const { logo } = await lockCompany(trx, companyId);
  await updateCompany(trx, companyId, { logo: filename });
  return findMedia(trx, 'logos', logo);
}

async function change(context: Context, companyId: number, userId: number, file: KeptMedia | null): Promise<void> {
  const former = await context.db.transaction().execute(async (trx) => {
    const replaced = await replaceLogo(trx, companyId, file?.filename ?? null);
    if (file !== null) await bindMedia(trx, file.id, 'company', companyId);
    if (file !== null || replaced !== null)
      await noteEvent(trx, {
        companyId,
        userId,
        action: file === null ? 'company-logo-removed' : 'company-logo-changed',
        now: context.now(),
      });
    return replaced;
  });
  if (former !== null) await dropMedia(context, former);
}

/** Stores a logo and makes it that of the company (API43, rule 4). */
export function uploadLogo(call: ServerCall): Promise<AnswerOf<'uploadCompanyLogo'>> {
  const { context } = call;
  const [companyId, userId] = [idOf(call), actorOf(call).id];
  return receiveOne(call, MEDIA_SLOTS.logo, companyMessages.logoNotStored, async (received) => {
    const kept = await keepMedia(context, received, { folder: 'logos', companyId, userId, failed: companyMessages.logoNotStored });
    try {
      await change(context, companyId, userId, kept);
    } catch (error) {
      await dropMedia(context, kept);
      throw error;
    }
    return logoWire(kept);
  });
}

/** Takes the logo away; a company without one stays as it is (API44). */
export const removeLogo = (call: ServerCall): Promise<void> => change(call.context, idOf(call), actorOf(call).id, null);
