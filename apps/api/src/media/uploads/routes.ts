import {
  DOCUMENT_RULES,
  fileMessages,
  generalMessages,
  inputMessages,
  mediaUrl,
  roleReaches,
  type MediaType,
  type TeamRole,
} from '@stellwerk/domain';
import { CallError, parseId, Reply, type AnswerOf } from '@stellwerk/domain/endpoints';
import { addOwnFile } from '../../applications/documents/own-files.ts';
import { storeOwnAvatar } from '../../people/accounts/avatar.ts';
import { storeLogo } from '../../companies/company/logo.ts';
import { companiesOf } from '../../companies/company/store.ts';
import { discardForm } from '../../platform/files/uploads/multipart.ts';
import { fileError, type ReceivedFile } from '../../platform/files/uploads/receive.ts';
import type { Slot } from '../../platform/files/uploads/slots.ts';
import { actorOf, handlers, type ServerCall } from '../../platform/http/call.ts';
import { requireAccess } from '../../platform/http/require-access.ts';
import { storeVideo } from '../../job-editing/editor/video.ts';
import { keepMedia } from '../../platform/media/keep.ts';
import type { PublicFile } from '../../platform/media/public-files.ts';
import { receiveForm } from '../../platform/media/receive-one.ts';
import { MEDIA_SLOTS } from '../../platform/media/slots.ts';
import { bindMedia, findMedia, type KeptMedia } from '../../platform/media/store.ts';
import { storeAvatar } from '../../companies/team/avatar.ts';
import { deleteUpload } from './delete.ts';

type Answer = AnswerOf<'uploadMedia'>;

const answerOf = (type: MediaType, { id, folder, filename, content_type: contentType, size }: KeptMedia): Answer => ({
  id,
  url: mediaUrl(folder, filename),
  filename,
  type,
  contentType,
  size,
});

/** The id that a form names; null for none. @throws CallError 'not-found' for an unknown id */
function entityIn({ entityId = '' }: Readonly<Record<string, string>>): number | null {
  if (entityId.trim() === '') return null;
  const id = parseId(entityId.trim());
  if (id === null) throw new CallError('not-found', generalMessages.notFound);
  return id;
}

/** Reads the single file of a form and its purpose; nothing is left in the temporary folder. */
async function take<Name extends string>(
  call: ServerCall,
  slot: Slot<Name>,
  work: (file: ReceivedFile<Name>, entityId: number | null) => Promise<Answer>,
): Promise<Reply<Answer>> {
  const form = await receiveForm(call, slot, fileMessages.notSaved);
  try {
    const [file] = form.files;
    if (file === undefined) throw fileError(slot.field, inputMessages.required);
    return new Reply(await work(file, entityIn(form.texts)), { status: 201 });
  } finally {
    await discardForm(call.context.files.temporary, form);
  }
}

interface Loose {
  readonly folder: PublicFile['folder'];
  /** Role that the account must have in at least one company. */
  readonly role: TeamRole;
}

/** Keeps an unassigned file for a day (O21). @throws CallError 'forbidden' for accounts that could not use it anywhere */
async function keepLoose(call: ServerCall, file: ReceivedFile, { folder, role: needed }: Loose): Promise<KeptMedia> {
  const { id: userId } = actorOf(call);
  const own = await companiesOf(call.context.db, userId);
  if (!own.some(({ role }) => roleReaches(role, needed))) throw new CallError('forbidden', generalMessages.forbidden);
  return keepMedia(call.context, file, { folder, companyId: null, userId, failed: fileMessages.notSaved });
}

/** Stores a file for the own application with this id, or for a future one. */
function takeApplicationFile(call: ServerCall, kind: 'video' | 'additional', type: MediaType): Promise<Reply<Answer>> {
  return take(call, { name: kind, field: 'file', ...DOCUMENT_RULES[kind] }, async (file, entityId) => {
    if (entityId !== null) await requireAccess(call, 'own', 'application', entityId);
    const row = await addOwnFile(call.context, entityId, actorOf(call).id, file);
    const { id, filename, content_type: contentType, size } = row;
    return { id, url: mediaUrl(type === 'VIDEO' ? 'videos' : 'documents', filename), filename, type, contentType, size };
  });
}

/** The six uploads that are not part of a form, and the deletion (API30 to API36, decision 0050). */
export const uploadHandlers = handlers({
  uploadAvatar: (call) =>
    take(call, MEDIA_SLOTS.avatar, async (picture, id) => {
      const { id: userId } = actorOf(call);
      if (id === null) return answerOf('AVATAR', await storeOwnAvatar(call.context, userId, picture));
      await requireAccess(call, 'own-or-manager', 'member', id);
      return answerOf('AVATAR', await storeAvatar(call.context, { id, userId }, picture));
    }),
  uploadProfileAvatar: (call) =>
    take(call, MEDIA_SLOTS.avatar, async (picture) => answerOf('AVATAR', await storeOwnAvatar(call.context, actorOf(call).id, picture))),
  uploadLogo: (call) =>
    take(call, MEDIA_SLOTS.logo, async (logo, id) => {
      if (id === null) return answerOf('LOGO', await keepLoose(call, logo, { folder: 'logos', role: 'ADMIN' }));
      await requireAccess(call, 'manager', 'company', id);
      return answerOf('LOGO', await storeLogo(call.context, id, actorOf(call).id, logo));
    }),
  uploadVideo: (call) =>
    take(call, MEDIA_SLOTS.jobVideo, async (video, jobId) => {
      if (jobId === null) return answerOf('VIDEO', await keepLoose(call, video, { folder: 'job-videos', role: 'RECRUITER' }));
      const { companyId } = await requireAccess(call, 'recruiter', 'job', jobId);
      if (companyId === null) throw new CallError('not-found', generalMessages.notFound);
      const name = await storeVideo(call.context, { jobId, companyId, userId: actorOf(call).id }, [video]);
      const stored = await findMedia(call.context.db, 'job-videos', name);
      // A concurrent call stored another one first.
      if (stored === null) throw new CallError('conflict', generalMessages.conflict);
      return answerOf('VIDEO', stored);
    }),
  uploadApplicationVideo: (call) => takeApplicationFile(call, 'video', 'VIDEO'),
  uploadApplicationDocument: (call) => takeApplicationFile(call, 'additional', 'DOCUMENT'),
  uploadMedia: (call) =>
    take(call, MEDIA_SLOTS.media, async (file, companyId) => {
      const isVideo = file.contentType.startsWith('video/');
      const folder = isVideo ? 'job-videos' : 'images';
      const type = isVideo ? 'VIDEO' : 'IMAGE';
      if (companyId === null) return answerOf(type, await keepLoose(call, file, { folder, role: 'RECRUITER' }));
      await requireAccess(call, 'recruiter', 'company', companyId);
      const kept = await keepMedia(call.context, file, { folder, companyId, userId: actorOf(call).id, failed: fileMessages.notSaved });
      await bindMedia(call.context.db, kept.id, 'company', companyId);
      return answerOf(type, kept);
    }),
  deleteMedia: deleteUpload,
});
