import { useAction } from '@stellwerk/design-system/patterns';
import { ApiError } from '@stellwerk/domain';
import { toJobPayload, type JobFormProps } from '@stellwerk/forms/job-form';
import { useState } from 'react';
import { jobEditorTexts } from '../../i18n/company/job-editor.de';

const texts = jobEditorTexts.saving;

/** Body of create and update (002 §7). */
export type JobBody = ReturnType<typeof toJobPayload>;

/** The calls that saving a job needs; the route makes them. Each rejects when it failed. */
export interface JobServices {
  /** Creates the job and answers its id; rejects with the server's message. */
  readonly create: (body: JobBody) => Promise<string>;
  /** Saves a known job; rejects with the server's message. */
  readonly update: (jobId: string, body: JobBody) => Promise<void>;
  /** Sends the video and calls `onSent` when all of it is on its way; rejects with an `ApiError`, 401 without a token (JM74). */
  readonly upload: (jobId: string, file: File, onSent: () => void) => Promise<void>;
}

export interface JobSavingOptions {
  readonly companyId: string;
  /** Undefined for a new job. */
  readonly jobId: string | undefined;
  readonly services: JobServices;
  /** The job itself is stored, whatever becomes of its video. @default nothing follows */
  readonly onStored?: () => void;
  /** Called when all of it is saved. */
  readonly onSaved: (jobId: string) => void;
  /** Pauses for so many milliseconds. @default by the clock */
  readonly wait?: (ms: number) => Promise<void>;
}

/** A job that is saved while its video is not. */
export interface MissingVideo {
  readonly jobId: string;
  readonly file: File;
  readonly text: string;
}

/** Milliseconds between an update and the upload of its video (JM43, A81). */
const UPLOAD_DELAY = 3000;

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** Why a job could not be saved: the server's message when there is one (JM71, JM72). */
function saveFailure(error: unknown, isNew: boolean): string {
  if (!(error instanceof Error)) return texts.unknown;
  return error.message || (isNew ? texts.createFailed : texts.updateFailed);
}

/** Why a video did not arrive (JM70, JM73, JM74). */
function uploadFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return texts.uploadBroken;
  return error.status === 401 ? texts.signedOut : texts.uploadRefused(error.status, error.statusText);
}

/**
 * Saving of a job as its screen shows it. A new job is created first and its video then uploaded with the new id (JM42); the video of
 * a known one follows three seconds after the update (JM43). A job that was saved stays saved when its video fails (JM69).
 */
export function useJobSaving({ companyId, jobId, services, onStored, onSaved, wait = pause }: JobSavingOptions) {
  const isNew = jobId === undefined;
  // Percent of the video's upload as the documents step it (JM60).
  const [progress, setProgress] = useState<10 | 20 | 80 | 100>();
  const [missing, setMissing] = useState<MissingVideo>();

  const save = useAction(
    async (body: JobBody): Promise<string> => {
      if (isNew) return services.create(body);
      await services.update(jobId, body);
      return jobId;
    },
    {
      pending: isNew ? texts.creating : texts.updating,
      success: isNew ? texts.created : texts.updated,
      failure: (error) => saveFailure(error, isNew),
    },
  );
  const upload = useAction(
    async (id: string, file: File): Promise<void> => {
      setProgress(20);
      await services.upload(id, file, () => setProgress(80));
      setProgress(100);
    },
    { pending: texts.uploading, success: texts.uploaded, failure: uploadFailure },
  );

  const sendVideo = async (id: string, file: File): Promise<void> => {
    const sent = await upload.run(id, file);
    if (sent.ok) onSaved(id);
    else setMissing({ jobId: id, file, text: sent.failure.summary.join(' ') });
  };

  const submit: JobFormProps['onSubmit'] = async (values, { file, stored }) => {
    const saved = await save.run(toJobPayload(values, companyId, stored));
    if (!saved.ok) return saved.failure;
    onStored?.();
    if (file === null) {
      onSaved(saved.result);
      return null;
    }
    setProgress(10);
    if (!isNew) await wait(UPLOAD_DELAY);
    await sendVideo(saved.result, file);
    return null;
  };

  const retry = async (): Promise<void> => {
    if (missing !== undefined) await sendVideo(missing.jobId, missing.file);
  };

  return { submit, retry, retrying: upload.busy, progress, missing } as const;
}
