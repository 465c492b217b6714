import { fileMessages, jobFieldMessages, jobMessages, mediaUrl } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import type { Context } from '../../platform/context/context.ts';
import { discardBody } from '../../platform/streams/discard.ts';
import { discardForm, readForm } from '../../platform/files/uploads/multipart.ts';
import { fileError, type ReceivedFile } from '../../platform/files/uploads/receive.ts';
import { noteEvent } from '../../companies/history/store.ts';
import { actorOf, idOf, type ServerCall } from '../../platform/http/call.ts';
import { errorFields } from '../../platform/log/log.ts';
import { keepMedia } from '../../platform/media/keep.ts';
import { receiveUpload } from '../../platform/media/receive-upload.ts';
import { MEDIA_SLOTS } from '../../platform/media/slots.ts';
import { bindMedia, type KeptMedia } from '../../platform/media/store.ts';
import { lockJob, updateJob } from './store.ts';
import { removeVideoFiles } from './video-files.ts';
import type { CompanyId, JobId, UserId } from '../../platform/ids.ts';

const { jobVideo, jobCaptions } = MEDIA_SLOTS;
const SLOTS = [jobVideo, jobCaptions];
type SlotName = (typeof SLOTS)[number]['name'];

const MB = 1024 * 1024;
/** A video with its captions. */
const TOTAL = 101 * MB;

interface Kept {
  readonly video: string | null;
  readonly captions: string | null;
}

/** Assigns the new files to the job; a new video removes the captions of the old one. @returns the video, and the files to remove */
async function attach(context: Context, jobId: JobId, userId: UserId, kept: Kept) {
  return context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const job = await lockJob(trx, jobId);
    if (job === null) throw new CallError('not-found', jobMessages.notFound);
    const video = kept.video ?? job.video;
    if (video === null) throw fileError(jobCaptions.field, jobFieldMessages.captionsWithoutVideo);
    const captions = kept.captions ?? (kept.video === null ? job.video_captions : null);
    await updateJob(trx, jobId, { video, video_captions: captions, updated_at: now, updated_by: userId });
    const fields = [...(kept.video === null ? [] : ['video']), ...(kept.captions === null ? [] : ['video_captions'])];
    const subject = { type: 'job', id: jobId } as const;
    await noteEvent(trx, { companyId: job.company_id, userId, action: 'job-video', subject, details: { fields }, now });
    return { video, dropped: [job.video, job.video_captions].filter((name) => name !== video && name !== captions) };
  });
}

/** The files of a form, and the upload that it names instead of a file. */
interface Received {
  readonly files: readonly ReceivedFile<SlotName>[];
  /** @default none */
  readonly upload?: string;
}

async function readFiles(call: ServerCall): Promise<Received> {
  const { context, request, requestId } = call;
  const form = await readForm<SlotName>(request, context.files.temporary, context.paces.form, {
    slotOf: (field) => SLOTS.find((slot) => slot.field === field) ?? null,
    total: TOTAL,
    failed: fileMessages.notSaved,
    report: (error) => context.log('error', 'file-not-written', { requestId, ...errorFields(error) }),
  });
  const { upload = '' } = form.texts;
  if (upload === '' || form.files.some(({ slot }) => slot === jobVideo.name)) return form;
  try {
    return { upload, files: [...form.files, await receiveUpload(context, jobVideo, upload, actorOf(call).id)] };
  } catch (error) {
    await discardForm(context.files.temporary, form);
    throw error;
  }
}

/** A job whose video changes, and the caller. */
interface Change {
  readonly jobId: JobId;
  readonly companyId: CompanyId;
  readonly userId: UserId;
}

/** Stores the video of a job, its captions, or both. A failure leaves the job unchanged, and no file (rule 4). @returns the video's name */
export async function storeVideo(context: Context, who: Change, files: readonly ReceivedFile[]): Promise<string> {
  const { jobId, companyId, userId } = who;
  const kept: KeptMedia[] = [];
  try {
    const [film, text] = SLOTS.map(({ name }) => files.find(({ slot }) => slot === name));
    if (film === undefined && text === undefined) throw fileError(jobVideo.field, fileMessages.missing);
    const store = async (file: ReceivedFile | undefined): Promise<string | null> => {
      if (file === undefined) return null;
      const stored = await keepMedia(context, file, { folder: 'job-videos', companyId, userId, failed: fileMessages.notSaved });
      kept.push(stored);
      await bindMedia(context.db, stored.id, 'job', jobId);
      return stored.filename;
    };
    const { video, dropped } = await attach(context, jobId, userId, { video: await store(film), captions: await store(text) });
    await removeVideoFiles(context, dropped);
    return video;
  } catch (error) {
    await removeVideoFiles(
      context,
      kept.map(({ filename }) => filename),
    );
    throw error;
  }
}

/** Uploads the video of a job, its captions, or both (API87). */
export async function uploadJobVideo(call: ServerCall) {
  const { context } = call;
  const [jobId, userId, companyId] = [idOf(call), actorOf(call).id, call.scope.companyId];
  if (companyId === null) throw new CallError('not-found', jobMessages.notFound);
  try {
    await context.limits.consume('uploads', userId);
  } catch (error) {
    await discardBody(call.request, context.paces.form);
    throw error;
  }
  const received = await readFiles(call);
  try {
    const filename = await storeVideo(context, { jobId, companyId, userId }, received.files);
    if (received.upload !== undefined) await context.files.resumable.remove(received.upload);
    return { url: mediaUrl('job-videos', filename), filename };
  } finally {
    await discardForm(context.files.temporary, received);
  }
}

/** Removes the video of a job with its captions (API88). A job without one stays as it is. */
export async function removeVideo(context: Context, { jobId, userId }: Pick<Change, 'jobId' | 'userId'>): Promise<void> {
  const dropped = await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const job = await lockJob(trx, jobId);
    if (job === null) throw new CallError('not-found', jobMessages.notFound);
    if (job.video === null && job.video_link === null) return [];
    await updateJob(trx, jobId, { video: null, video_captions: null, video_link: null, updated_at: now, updated_by: userId });
    const subject = { type: 'job', id: jobId } as const;
    await noteEvent(trx, { companyId: job.company_id, userId, action: 'job-video-removed', subject, now });
    return [job.video, job.video_captions];
  });
  await removeVideoFiles(context, dropped);
}

/** Removes the video of the job in the call. */
export const deleteJobVideo = (call: ServerCall): Promise<void> =>
  removeVideo(call.context, { jobId: idOf(call), userId: actorOf(call).id });
