import type { Id } from '@stellwerk/domain';
import { useAction } from '@stellwerk/design-system/patterns';
import { ApiError, currentOf, readStoredJob, type JobTemplate, type StoredJob } from '@stellwerk/domain';
import { toJobPayload, type JobFormProps, type JobFormValues } from '@stellwerk/forms/job-form';
import { useState } from 'react';
import { jobEditorTexts } from '../../i18n/company/job-editor.de';
import { pause } from '../../shared/pause';

const texts = jobEditorTexts.saving;

/** Body of create and update (002 §7). */
export type JobBody = Omit<ReturnType<typeof toJobPayload>, 'jobOffer'> & {
  readonly jobOffer: Omit<ReturnType<typeof toJobPayload>['jobOffer'], 'templateType'> & {
    /** null leaves it open, as it was stored. */
    readonly templateType: JobTemplate | null;
  };
};

/** The calls that saving a job needs; the route makes them. Each rejects when it failed. */
export interface JobServices {
  /** Creates the job, once for each key, and answers its id; rejects with the server's message. */
  readonly create: (body: JobBody, requestKey: string) => Promise<string>;
  /**
   * Saves a known job, unless it is no more the version that the person has seen; rejects with the server's message.
   * @param seen its `updatedAt`
   */
  readonly update: (jobId: Id<'job'>, body: JobBody, seen: string) => Promise<void>;
  /**
   * Sends the video, its captions or both, as parts `file` and `captions` of one form, and says how many percent of it are on their way;
   * rejects with an `ApiError`, 401 without a token (JM74).
   */
  readonly upload: (jobId: Id<'job'>, files: VideoFiles, onProgress: (percent: number) => void) => Promise<void>;
}

/** What goes up after a job was saved: a new video with or without captions, or captions for the stored one. */
export interface VideoFiles {
  readonly file: File | null;
  readonly captions: File | null;
}

export interface JobSavingOptions {
  readonly companyId: Id<'company'>;
  /** Undefined for a new job. */
  readonly jobId: Id<'job'> | undefined;
  readonly services: JobServices;
  /** Key of a new job: a second try after a lost answer makes no second one. */
  readonly requestKey: string;
  /** `updatedAt` of the job that the form began with; '' for a new one. @default '' */
  readonly version?: string;
  /** What the form would hold of a job that somebody else has saved meanwhile. */
  readonly valuesOf: (job: StoredJob) => JobFormValues;
  /** The stored job names no design: the one that the form shows is only saved when it was changed (A15, O79). @default false */
  readonly noDesign?: boolean;
  /** The job itself is stored, whatever becomes of its video. @default nothing follows */
  readonly onStored?: () => void;
  /** Called when all of it is saved. */
  readonly onSaved: (jobId: Id<'job'>) => void;
  /** Pauses for so many milliseconds. @default by the clock */
  readonly wait?: (ms: number) => Promise<void>;
}

/** A job that is saved while its video, or the captions of it, are not. */
export interface MissingVideo {
  readonly jobId: Id<'job'>;
  readonly files: VideoFiles;
  readonly text: string;
}

/** Milliseconds between an update and the upload of its video (JM43, A81). */
const UPLOAD_DELAY = 3000;

/** What is shown while so many percent of a video have left: 20 at its beginning, 80 when all of it is on its way (JM60). */
const stepOf = (percent: number): number => 20 + Math.round(percent * 0.6);

/** Why a job could not be saved: the server's message when there is one (JM71, JM72). */
function saveFailure(error: unknown, isNew: boolean): string {
  if (!(error instanceof Error)) return texts.unknown;
  // Only an answer that brings the stored job tells that somebody else has changed it.
  if (currentOf(error, readStoredJob) !== null) return texts.changedMeanwhile;
  // An answer without words has a message all the same, but one for developers.
  const said = error instanceof ApiError && error.kind === 'http' ? error.serverMessage : error.message;
  return said || (isNew ? texts.createFailed : texts.updateFailed);
}

/** What the texts speak of: captions that come with their video are a part of it. */
export const workOf = ({ file }: VideoFiles): 'video' | 'captions' => (file === null ? 'captions' : 'video');

/** Why a video did not arrive (JM70, JM73, JM74). */
function uploadFailure(error: unknown, files: VideoFiles): string {
  const { broken, refused } = texts.upload[workOf(files)];
  if (!(error instanceof ApiError) || error.status === 0) return broken;
  return error.status === 401 ? texts.signedOut : refused(error.status, error.statusText);
}

/**
 * Saving of a job as its screen shows it. A new job is created first and its video then uploaded with the new id (JM42); the video of
 * a known one follows three seconds after the update (JM43). A job that was saved stays saved when its video fails (JM69).
 */
export function useJobSaving({
  companyId,
  jobId,
  services,
  requestKey,
  version = '',
  valuesOf,
  noDesign = false,
  onStored,
  onSaved,
  wait = pause,
}: JobSavingOptions) {
  const isNew = jobId === undefined;
  // Not the newest one that the page knows: the one that what is typed began with.
  const [seen, setSeen] = useState({ version, noDesign });
  // Percent of the video's upload: the steps of the documents (JM60), and between 20 and 80 what has left.
  const [progress, setProgress] = useState<number>();
  const [missing, setMissing] = useState<MissingVideo>();

  const save = useAction(
    async (body: JobBody): Promise<string> => {
      if (isNew) return services.create(body, requestKey);
      await services.update(jobId, body, seen.version);
      return jobId;
    },
    {
      pending: isNew ? texts.creating : texts.updating,
      success: isNew ? texts.created : texts.updated,
      failure: (error) => saveFailure(error, isNew),
      // The form says it and has the focus there; a toast would say it twice.
      failureIn: 'screen',
    },
  );
  const upload = useAction(
    async (id: string, files: VideoFiles): Promise<void> => {
      setProgress(20);
      await services.upload(id, files, (percent) => setProgress(stepOf(percent)));
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
