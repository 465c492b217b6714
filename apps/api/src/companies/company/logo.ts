import { companyMessages, mediaUrl } from '@stellwerk/domain';
import type { AnswerOf } from '@stellwerk/domain/endpoints';
import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { ReceivedFile } from '../../platform/files/uploads/receive.ts';
import { noteEvent } from '../history/store.ts';
import { actorOf, idOf, type ServerCall } from '../../platform/http/call.ts';
import { dropMedia, keepMedia } from '../../platform/media/keep.ts';
import { receiveOne } from '../../platform/media/receive-one.ts';
import { MEDIA_SLOTS } from '../../platform/media/slots.ts';
import { bindMedia, findMedia, type KeptMedia } from '../../platform/media/store.ts';
import { lockCompany, updateCompany } from './store.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

/** Response to an upload (MD19). */
const logoWire = (row: KeptMedia): AnswerOf<'uploadCompanyLogo'> => ({
  id: row.id,
  filename: row.filename,
  originalFilename: row.original_filename,
  contentType: row.content_type,
  size: row.size,
  type: row.folder,
  url: mediaUrl(row.folder, row.filename),
});

/** Replaces the stored logo. @returns the file of the former logo, to be removed */
async function replaceLogo(trx: Transaction<Database>, companyId: CompanyId, filename: string | null): Promise<KeptMedia | null> {
  const { logo } = await lockCompany(trx, companyId);
  await updateCompany(trx, companyId, { logo: filename });
  return findMedia(trx, 'logos', logo);
}

async function change(context: Context, companyId: CompanyId, userId: UserId, file: KeptMedia | null): Promise<void> {
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

/** Stores a logo and assigns it to a company; a failure keeps the former one and leaves no file (rule 4). */
export async function storeLogo(context: Context, companyId: CompanyId, userId: UserId, received: ReceivedFile): Promise<KeptMedia> {
  const kept = await keepMedia(context, received, { folder: 'logos', companyId, userId, failed: companyMessages.logoNotStored });
  try {
    await change(context, companyId, userId, kept);
  } catch (error) {
    await dropMedia(context, kept);
    throw error;
  }
  return kept;
}

/** Removes the logo of a company; a company without a logo stays as it is. */
export const dropLogo = (context: Context, companyId: CompanyId, userId: UserId): Promise<void> => change(context, companyId, userId, null);

/** Stores a logo and assigns it to the company (API43). */
export function uploadLogo(call: ServerCall): Promise<AnswerOf<'uploadCompanyLogo'>> {
  return receiveOne(call, MEDIA_SLOTS.logo, companyMessages.logoNotStored, async (received) =>
    logoWire(await storeLogo(call.context, idOf(call), actorOf(call).id, received)),
  );
}

/** Removes the logo (API44). */
export const removeLogo = (call: ServerCall): Promise<void> => dropLogo(call.context, idOf(call), actorOf(call).id);
