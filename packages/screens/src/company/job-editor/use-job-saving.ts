import { useToast } from '@stellwerk/design-system';
import { toJobPayload, type JobFormProps, type SubmitFailure } from '@stellwerk/forms/job-form';
import { useMemo, useRef, useState } from 'react';
import { saveJob, uploadVideo, type JobServices, type SavingNotifier } from './save-job';

/** Body of create and update (002 §7). */
export type JobBody = ReturnType<typeof toJobPayload>;

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

export interface JobSavingOptions {
  readonly companyId: string;
  /** Undefined for a new job. */
  readonly jobId: string | undefined;
  readonly services: JobServices<JobBody>;
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

/** Saving of a job as its screen shows it: the toasts, the progress of the video, and what to do when it fails. */
export function useJobSaving({ companyId, jobId, services, onStored, onSaved, wait = pause }: JobSavingOptions) {
  const toast = useToast();
  const open = useRef<Partial<Record<'job' | 'video', number>>>({});
  const [progress, setProgress] = useState<number>();
  const [missing, setMissing] = useState<MissingVideo>();
  const [retrying, setRetrying] = useState(false);

  const notify = useMemo((): SavingNotifier => {
    const ids = open.current;
    return {
      // The toast of a second try replaces that of the first.
      begin: (work, text) => void (ids[work] = toast.show('loading', text, ids[work])),
      success: (work, text) => void toast.success(text, ids[work]),
      failure: (work, text) => void toast.error(text, ids[work]),
      progress: setProgress,
    };
  }, [toast]);

  const submit: JobFormProps['onSubmit'] = async (values, { file, stored }): Promise<SubmitFailure | null> => {
    const saved = await saveJob({ jobId, body: toJobPayload(values, companyId, stored), file }, services, notify, wait);
    if (saved.kind === 'failed') return { summary: [saved.text] };
    onStored?.();
    if (saved.kind === 'saved') onSaved(saved.jobId);
    else if (file !== null) setMissing({ jobId: saved.jobId, file, text: saved.text });
    return null;
  };

  const retry = async (): Promise<void> => {
    if (missing === undefined) return;
    setRetrying(true);
    const text = await uploadVideo(services, missing.jobId, missing.file, notify);
    setRetrying(false);
    if (text === '') onSaved(missing.jobId);
    else setMissing({ ...missing, text });
  };

  return { submit, retry, retrying, progress, missing } as const;
}
