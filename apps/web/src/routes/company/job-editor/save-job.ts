import { jobEditorWords } from '../../../i18n/company/job-editor.de';

const words = jobEditorWords.saving;

/** What became of an upload; a promise that rejects means that it broke off. */
export type UploadAnswer =
  | { readonly kind: 'stored' }
  | { readonly kind: 'refused'; readonly status: number; readonly statusText: string }
  /** There was no token to send it with (JM74). */
  | { readonly kind: 'signed-out' };

/** The calls that saving a posting needs; the route makes them. */
export interface JobServices<Body> {
  /** Creates the posting and answers its id; rejects with the server's message. */
  readonly create: (body: Body) => Promise<string>;
  /** Saves a known posting; rejects with the server's message. */
  readonly update: (jobId: string, body: Body) => Promise<void>;
  /** Sends the video; calls `onSent` when all of it is on its way. */
  readonly upload: (jobId: string, file: File, onSent: () => void) => Promise<UploadAnswer>;
}

/** What is told while it goes on: a line that is replaced by the next one of the same work. */
export interface Telling {
  readonly begin: (work: 'job' | 'video', text: string) => void;
  readonly success: (work: 'job' | 'video', text: string) => void;
  readonly failure: (work: 'job' | 'video', text: string) => void;
  /** Percent of the video's upload as the documents step it: 10, 20, 80, 100 (JM60). */
  readonly progress: (percent: 10 | 20 | 80 | 100) => void;
}

/** Milliseconds between an update and the upload of its video (JM43). */
export const UPLOAD_DELAY = 3000;

const reason = (cause: unknown, otherwise: string): string => {
  if (!(cause instanceof Error)) return words.unknown;
  return cause.message === '' ? otherwise : cause.message;
};

/**
 * Sends the video of a saved posting.
 * @returns the failure in words, '' when it arrived
 */
export async function uploadVideo(
  { upload }: Pick<JobServices<never>, 'upload'>,
  jobId: string,
  file: File,
  tell: Telling,
): Promise<string> {
  tell.begin('video', words.uploading);
  tell.progress(20);
  const answer = await upload(jobId, file, () => tell.progress(80)).catch(() => undefined);
  if (answer?.kind === 'stored') {
    tell.progress(100);
    tell.success('video', words.uploaded);
    return '';
  }
  const text =
    answer === undefined
      ? words.uploadBroken
      : answer.kind === 'signed-out'
        ? words.signedOut
        : words.uploadRefused(answer.status, answer.statusText);
  tell.failure('video', text);
  return text;
}

export interface JobToSave<Body> {
  /** Undefined for a new posting. */
  readonly jobId: string | undefined;
  readonly body: Body;
  /** A newly chosen video. */
  readonly file: File | null;
}

/** How saving ended. A posting that was saved stays saved when its video fails. */
export type Saved =
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'saved'; readonly jobId: string }
  | { readonly kind: 'video-failed'; readonly jobId: string; readonly text: string };

/**
 * Saves a posting: a new one is created first and its video then uploaded with the new id (JM42); the video of a known one
 * follows three seconds after the update (JM43, A81).
 * @param wait pauses for so many milliseconds
 */
export async function saveJob<Body>(
  { jobId, body, file }: JobToSave<Body>,
  services: JobServices<Body>,
  tell: Telling,
  wait: (ms: number) => Promise<void>,
): Promise<Saved> {
  const isNew = jobId === undefined;
  tell.begin('job', isNew ? words.creating : words.updating);
  let id = jobId ?? '';
  try {
    if (isNew) id = await services.create(body);
    else await services.update(id, body);
  } catch (cause) {
    const text = reason(cause, isNew ? words.createFailed : words.updateFailed);
    tell.failure('job', text);
    return { kind: 'failed', text };
  }
  tell.success('job', isNew ? words.created : words.updated);
  if (file === null) return { kind: 'saved', jobId: id };
  tell.progress(10);
  if (!isNew) await wait(UPLOAD_DELAY);
  const text = await uploadVideo(services, id, file, tell);
  return text === '' ? { kind: 'saved', jobId: id } : { kind: 'video-failed', jobId: id, text };
}
