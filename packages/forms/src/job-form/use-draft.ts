import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VideoReference } from './to-payload';
import type { JobFormValues } from './values';

/** Pending changes of the video: a new file to upload, and the stored one to keep. */
export interface JobVideoChoice {
  /** Uploaded after the job is saved; null without a new one. */
  file: File | null;
  /** Stored video to keep; null if there is none or it was removed. */
  stored: VideoReference | null;
  /** Captions to upload with the new video, or for the stored one; null without new ones. */
  captions: File | null;
}

/** The unvalidated job in the form. */
export interface JobDraft {
  /** Current values of the form. */
  values: JobFormValues;
  /**
   * The stored values that the edit is based on, to distinguish later changes of other people from
   * the person's own.
   */
  base: JobFormValues;
  /** Pending changes of the video. */
  video: JobVideoChoice;
  /** Local URL of the chosen or stored video; '' without one. */
  videoUrl: string;
  /** Local URL of its captions; '' without any. */
  captionsUrl: string;
}

/** Files of a form that are uploaded after saving. */
export type JobDraftFiles = Pick<JobVideoChoice, 'file' | 'captions'>;

/** Draft of a form that was left: its values, the version it is based on, and its files. */
export interface JobDraftContent extends Pick<JobDraft, 'values' | 'base'> {
  /** A chosen video and its captions. @default none */
  readonly files?: JobDraftFiles | undefined;
}

/** A draft stored on a device. */
export interface StoredJobDraft extends JobDraftContent {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Idempotency key: a new job is created only once, even if the first response was lost. */
  readonly requestKey: string;
}

/** Reports the values of the form, initially and after every change, without re-rendering it. */
export function useDraft(
  form: UseFormReturn<JobFormValues>,
  { base, video, videoUrl, captionsUrl }: Omit<JobDraft, 'values'>,
  onDraftChange?: (draft: JobDraft) => void,
): void {
  useEffect(() => {
    if (onDraftChange === undefined) return;
    const shown = { base, video, videoUrl, captionsUrl };
    onDraftChange({ values: form.getValues(), ...shown });
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => onDraftChange({ values, ...shown }) });
  }, [form, base, video, videoUrl, captionsUrl, onDraftChange]);
}
