import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VideoReference } from './to-payload';
import type { JobFormValues } from './values';

/** What became of the video: a new file to upload, and the stored one that stays. */
export interface JobVideoChoice {
  /** Goes up after the job was saved; null without a new one. */
  file: File | null;
  /** Stays with the job; null when there is none or it was removed. */
  stored: VideoReference | null;
  /** Captions that go up with the new video, or for the stored one; null without new ones. */
  captions: File | null;
}

/** The job in the form, unchecked. */
export interface JobDraft {
  /** What was typed and chosen. */
  values: JobFormValues;
  /** The stored values that the person has seen: what somebody else changes afterwards is told from what they changed themselves. */
  base: JobFormValues;
  /** What is to become of the video. */
  video: JobVideoChoice;
  /** Address under which the chosen or stored video plays here; '' without one. */
  videoUrl: string;
  /** Address of its captions here; '' without any. */
  captionsUrl: string;
}

/** Files of a form that wait for its saving. */
export type JobDraftFiles = Pick<JobVideoChoice, 'file' | 'captions'>;

/** What is kept of a form that was left: its values, those it began with, and its files. */
export interface JobDraftContent extends Pick<JobDraft, 'values' | 'base'> {
  /** A chosen video and its captions. @default none */
  readonly files?: JobDraftFiles | undefined;
}

/** A draft that is kept on a device. */
export interface StoredJobDraft extends JobDraftContent {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Makes the job of a new form only once, also when the answer of the first try was lost. */
  readonly requestKey: string;
}

/** Passes on the content of the form: at first, and after every change, without rendering the form again. */
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
