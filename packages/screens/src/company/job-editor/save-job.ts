import { jobEditorTexts } from '../../i18n/company/job-editor.de';

const texts = jobEditorTexts.saving;

/** The result of an upload; a rejected promise means that the connection broke. */
export type UploadAnswer =
  | { readonly kind: 'stored' }
  | { readonly kind: 'refused'; readonly status: number; readonly statusText: string }
  /** There was no token to send it with (JM74). */
  | { readonly kind: 'signed-out' };

/** The calls that saving a job needs; the route makes them. */
export interface JobServices<Body> {
  /** Creates the job and answers its id; rejects with the server's message. */
  readonly create: (body: Body) => Promise<string>;
  /** Saves a known job; rejects with the server's message. */
  readonly update: (jobId: string, body: Body) => Promise<void>;
  /** Sends the video; calls `onSent` when all of it is on its way. */
  readonly upload: (jobId: string, file: File, onSent: () => void) => Promise<UploadAnswer>;
}

/** Called while saving goes on, for toasts: each text replaces the previous one of the same work. */
export interface SavingNotifier {
  readonly begin: (work: 'job' | 'video', text: string) => void;
  readonly success: (work: 'job' | 'video', text: string) => void;
  readonly failure: (work: 'job' | 'video', text: string) => void;
  /** Percent of the video's upload as the documents step it: 10, 20, 80, 100 (JM60). */
  readonly progress: (percent: 10 | 20 | 80 | 100) => void;
}

/** Milliseconds between an update and the upload of its video (JM43). */
export const UPLOAD_DELAY = 3000;

const reason = (cause: unknown, otherwise: string): string => {
  if (!(cause instanceof Error)) return texts.unknown;
  return cause.message === '' ? otherwise : cause.message;
};

/**
 * Sends the video of a saved job.
 * @returns the message of the failure, '' when it arrived
 */
export async function uploadVideo(
  { upload }: Pick<JobServices<never>, 'upload'>,
  jobId: string,
  file: File,
  notify: SavingNotifier,
): Promise<string> {
  notify.begin('video', texts.uploading);
  notify.progress(20);
  const answer = await upload(jobId, file, () => notify.progress(80)).catch(() => undefined);
  if (answer?.kind === 'stored') {
    notify.progress(100);
    notify.success('video', texts.uploaded);
    return '';
  }
  const text =
    answer === undefined
      ? texts.uploadBroken
      : answer.kind === 'signed-out'
        ? texts.signedOut
        : texts.uploadRefused(answer.status, answer.statusText);
  notify.failure('video', text);
  return text;
}

export interface JobToSave<Body> {
  /** Undefined for a new job. */
  readonly jobId: string | undefined;
  readonly body: Body;
  /** A newly chosen video. */
  readonly file: File | null;
}

/** How saving ended. A job that was saved stays saved when its video fails. */
export type Saved =
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'saved'; readonly jobId: string }
  | { readonly kind: 'video-failed'; readonly jobId: string; readonly text: string };

/**
 * Saves a job: a new one is created first and its video then uploaded with the new id (JM42); the video of a known one
 * follows three seconds after the update (JM43, A81).
 * @param wait pauses for so many milliseconds
 */
export async function saveJob<Body>(
  { jobId, body, file }: JobToSave<Body>,
  services: JobServices<Body>,
  notify: SavingNotifier,
  wait: (ms: number) => Promise<void>,
): Promise<Saved> {
  const isNew = jobId === undefined;
  notify.begin('job', isNew ? texts.creating : texts.updating);
  let id = jobId ?? '';
  try {
    if (isNew) id = await services.create(body);
    else await services.update(id, body);
  } catch (cause) {
    const text = reason(cause, isNew ? texts.createFailed : texts.updateFailed);
    notify.failure('job', text);
    return { kind: 'failed', text };
  }
  notify.success('job', isNew ? texts.created : texts.updated);
  if (file === null) return { kind: 'saved', jobId: id };
  notify.progress(10);
  if (!isNew) await wait(UPLOAD_DELAY);
  const text = await uploadVideo(services, id, file, notify);
  return text === '' ? { kind: 'saved', jobId: id } : { kind: 'video-failed', jobId: id, text };
}
