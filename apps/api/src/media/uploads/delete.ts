import { DOCUMENT_KINDS, generalMessages, type DocumentKind } from '@stellwerk/domain';
import { CallError, parseId } from '@stellwerk/domain/endpoints';
import { deleteOwnFile } from '../../applications/documents/own-files.ts';
import { dropOwnAvatar } from '../../people/accounts/avatar.ts';
import { findUser } from '../../people/accounts/store.ts';
import { dropLogo } from '../../companies/company/logo.ts';
import { findCompany } from '../../companies/company/store.ts';
import type { Context } from '../../platform/context/context.ts';
import { actorOf, type ServerCall } from '../../platform/http/call.ts';
import { requireAccess } from '../../platform/http/require-access.ts';
import { removeVideo } from '../../job-editing/editor/video.ts';
import { findStoredJob } from '../../job-editing/editor/store.ts';
import { dropMedia } from '../../platform/media/keep.ts';
import type { PublicFile } from '../../platform/media/public-files.ts';
import { mediaWith, type KeptMedia } from '../../platform/media/store.ts';
import { takeAvatar } from '../../companies/team/avatar.ts';
import { findMember } from '../../companies/team/store.ts';
import type { UserId } from '../../platform/ids.ts';

const DOCUMENTS = DOCUMENT_KINDS.filter((kind) => kind !== 'video');

/** Meaning of a type: folders of public files, and kinds of files of applications. */
interface Meaning {
  readonly folders: readonly PublicFile['folder'][];
  readonly kinds: readonly DocumentKind[];
}

/** The types in responses and the names of the uploads, in any letter case. A video may belong to an application or a job. */
const TYPES: ReadonlyMap<string, Meaning> = new Map([
  ['logo', { folders: ['logos'], kinds: [] }],
  ['avatar', { folders: ['avatars'], kinds: [] }],
  ['image', { folders: ['images'], kinds: [] }],
  ['document', { folders: [], kinds: DOCUMENTS }],
  ['video', { folders: ['job-videos'], kinds: ['video'] }],
  ['job-video', { folders: ['job-videos'], kinds: [] }],
  ['application-document', { folders: [], kinds: DOCUMENTS }],
  ['application-video', { folders: [], kinds: ['video'] }],
  ['upload', { folders: ['images', 'job-videos'], kinds: [] }],
]);

const notFound = (): CallError => new CallError('not-found', generalMessages.notFound);

/** Removes a file from the item that shows it. @returns false when none shows it */
async function takeAway(context: Context, { entity_type: type, entity_id: id, filename }: KeptMedia, userId: UserId): Promise<boolean> {
  const { db } = context;
  if (id === null) return false;
  if (type === 'company' && (await findCompany(db, id))?.logo === filename) await dropLogo(context, id, userId);
  else if (type === 'member' && (await findMember(db, id))?.avatar === filename) await takeAvatar(context, { id, userId });
  else if (type === 'user' && (await findUser(db, id))?.avatar === filename) await dropOwnAvatar(context, id);
  else if (type === 'job' && (await findStoredJob(db, id))?.job.video === filename) await removeVideo(context, { jobId: id, userId });
  else return false;
  return true;
}

/** Deletes a public file for its uploader while a member of its company, and for a manager of the company. */
async function deletePublic(call: ServerCall, id: number, folders: Meaning['folders']): Promise<void> {
  const { context } = call;
  const row = await mediaWith(context.db, id);
  if (row === null || !folders.some((folder) => folder === row.folder)) throw notFound();
  const { companyId, role } = await requireAccess(call, 'own-or-manager', 'media', id);
  if (companyId !== null && role === null) throw notFound();
  if (!(await takeAway(context, row, actorOf(call).id))) await dropMedia(context, row);
}

const isNotFound = (error: unknown): boolean => error instanceof CallError && error.kind === 'not-found';

/** Deletes an uploaded file (API36). @throws CallError 'not-found' for a file that the caller may not know */
export async function deleteUpload(call: ServerCall & { readonly params: { readonly type: string; readonly id: string } }): Promise<void> {
  const meaning = TYPES.get(call.params.type.toLowerCase());
  const id = parseId(call.params.id);
  if (meaning === undefined || id === null) throw notFound();
  const { folders, kinds } = meaning;
  if (kinds.length > 0) {
    try {
      return await deleteOwnFile(call.context, actorOf(call).id, id, kinds);
    } catch (error) {
      if (folders.length === 0 || !isNotFound(error)) throw error;
    }
  }
  await deletePublic(call, id, folders);
}
