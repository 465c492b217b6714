import { ApiError, currentOf, readStoredJob, type Id, type JobTemplate, type StoredJob } from '@stellwerk/domain';
import { useAction } from '@stellwerk/design-system/patterns';
import { toJobPayload, type JobFormProps, type JobFormValues } from '@stellwerk/forms/job-form';
import { useState } from 'react';
import { jobEditorTexts } from '../../i18n/company/job-editor.de';
import { pause } from '../../shared/write-later';

const texts = jobEditorTexts.saving;

/** Request body of create and update (002 §7). */
export type JobBody = Omit<ReturnType<typeof toJobPayload>, 'jobOffer'> & {
  readonly jobOffer: Omit<ReturnType<typeof toJobPayload>['jobOffer'], 'templateType'> & {
    /** null keeps it unset, as stored. */
    readonly templateType: JobTemplate | null;
  };
};

/** The calls of saving a job; the route implements them. Each rejects on failure. */
export interface JobCalls {
  /**
   * Creates the job, once per idempotency key, and returns its id; rejects with the server's
   * message.
   */
  readonly create: (body: JobBody, requestKey: string) => Promise<string>;
  /**
   * Saves an existing job, unless its version has changed since the person loaded it; rejects with
   * the server's message.
   * @param seen `updatedAt` of that version
   */
  readonly update: (jobId: Id<'job'>, body: JobBody, seen: string) => Promise<void>;
  /**
   * Uploads the video, its captions or both, as parts `file` and `captions` of a multipart form,
   * and reports progress in percent; rejects with an `ApiError`, 401 without a token (JM74).
   */
  readonly uploadVideo: (jobId: Id<'job'>, files: VideoFiles, onProgress: (percent: number) => void) => Promise<void>;
}

/**
 * Files to upload after a job is saved: a new video with or without captions, or captions for the
 * stored one.
 */
export interface VideoFiles {
  readonly file: File | null;
  readonly captions: File | null;
}

export interface JobSavingOptions {
  readonly companyId: Id<'company'>;
  /** Undefined for a new job. */
  readonly jobId: Id<'job'> | undefined;
  readonly calls: JobCalls;
  /** Idempotency key of a new job: a retry after a lost response creates no second one. */
  readonly requestKey: string;
  /** `updatedAt` of the job that the edit is based on; '' for a new one. @default '' */
  readonly version?: string;
  /** Form values of a job that another person has saved meanwhile. */
  readonly valuesOf: (job: StoredJob) => JobFormValues;
  /**
   * Whether the stored job has no design: the form's default design is then saved only if it was
   * changed (A15, O79).
   * @default false
   */
  readonly noDesign?: boolean;
  /** Called when the job itself is saved, before its video is uploaded. @default nothing */
  readonly onStored?: () => void;
  /** Called when everything is saved. */
  readonly onSaved: (jobId: Id<'job'>) => void;
  /** Waits for the given number of milliseconds. @default a timer */
  readonly wait?: (ms: number) => Promise<void>;
}

/** A saved job whose video or captions failed to upload. */
export interface MissingVideo {
  readonly jobId: Id<'job'>;
  readonly files: VideoFiles;
  readonly text: string;
}

/** Milliseconds between an update and the upload of its video (JM43, A81). */
const UPLOAD_DELAY = 3000;

/**
 * Displayed progress for the sent percentage of a video: 20 at the start, 80 when all of it is sent
 * (JM60).
 */
const stepOf = (percent: number): number => 20 + Math.round(percent * 0.6);

/** Error message of a failed save: the server's message if there is one (JM71, JM72). */
function saveFailure(error: unknown, isNew: boolean): string {
  if (!(error instanceof Error)) return texts.unknown;
  // Only a response with the stored job is a conflict.
  if (currentOf(error, readStoredJob) !== null) return texts.changedMeanwhile;
  // A response without a message has a default one, which is meant for developers.
  const said = error instanceof ApiError && error.kind === 'http' ? error.serverMessage : error.message;
  return said || (isNew ? texts.createFailed : texts.updateFailed);
}

/** The file that the texts name: captions uploaded with their video are part of it. */
export const workOf = ({ file }: VideoFiles): 'video' | 'captions' => (file === null ? 'captions' : 'video');

/** Error message of a failed upload (JM70, JM73, JM74). */
function uploadFailure(error: unknown, files: VideoFiles): string {
  const { broken, refused } = texts.upload[workOf(files)];
  if (!(error instanceof ApiError) || error.status === 0) return broken;
  return error.status === 401 ? texts.signedOut : refused(error.status, error.statusText);
}

/**
 * State of saving a job. A new job is created first and its video then uploaded with the new id
 * (JM42); the video of an existing job is uploaded three seconds after the update (JM43). A saved
 * job stays saved if its video fails (JM69).
 */
export function useJobSaving({
  companyId,
  jobId,
  calls,
  requestKey,
  version = '',
  valuesOf,
  noDesign = false,
  onStored,
  onSaved,
  wait = pause,
}: JobSavingOptions) {
  const isNew = jobId === undefined;
  // The version that the edit is based on, which may be older than the one on the page.
  const [seen, setSeen] = useState({ version, noDesign });
  // Upload progress of the video: the documented steps (JM60), and between 20 and 80 the sent
  // percentage.
  const [progress, setProgress] = useState<number>();
  const [missing, setMissing] = useState<MissingVideo>();

  const save = useAction(
    async (body: JobBody): Promise<string> => {
      if (isNew) return calls.create(body, requestKey);
      await calls.update(jobId, body, seen.version);
      return jobId;
    },
    {
      pending: isNew ? texts.creating : texts.updating,
      success: isNew ? texts.created : texts.updated,
      failure: (error) => saveFailure(error, isNew),
      // The form shows the error and has the focus there; a toast would repeat it.
      failureIn: 'screen',
    },
  );
  const upload = useAction(
    async (id: string, files: VideoFiles): Promise<void> => {
      setProgress(20);
      await calls.uploadVideo(id, files, (percent) => setProgress(stepOf(percent)));
      setProgress(100);
    },
    {
      pending: (_id, files) => texts.upload[workOf(files)].pending,
      success: (_result, _id, files) => texts.upload[workOf(files)].success,
      failure: (error, _id, files) => uploadFailure(error, files),
    },
  );

  const sendVideo = async (id: string, files: VideoFiles): Promise<void> => {
    const sent = await upload.run(id, files);
    if (sent.ok) onSaved(id);
    else setMissing({ jobId: id, files, text: sent.failure.summary.join(' ') });
  };

  const submit: JobFormProps['onSubmit'] = async (values, { file, stored, captions }) => {
    const { jobOffer, ...around } = toJobPayload(values, companyId, stored);
    const templateType = seen.noDesign && values.templateType === 'template1' ? null : values.templateType;
    const saved = await save.run({ ...around, jobOffer: { ...jobOffer, templateType } });
    if (!saved.ok) {
      const theirs = currentOf(saved.error, readStoredJob);
      if (theirs === null) return saved.failure;
      setSeen({ version: theirs.updatedAt, noDesign: theirs.template === null });
      return { ...saved.failure, stored: { values: valuesOf(theirs), video: theirs.video } };
    }
    onStored?.();
    if (file === null && captions === null) {
      onSaved(saved.result);
      return null;
    }
    setProgress(10);
    if (!isNew) await wait(UPLOAD_DELAY);
    await sendVideo(saved.result, { file, captions });
    return null;
  };

  const retry = async (): Promise<void> => {
    if (missing !== undefined) await sendVideo(missing.jobId, missing.files);
  };

  return { submit, retry, retrying: upload.busy, progress, missing } as const;
}
