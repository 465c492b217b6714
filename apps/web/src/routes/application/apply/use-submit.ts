import type { Id } from '@stellwerk/domain';
import { useToast } from '@stellwerk/design-system';
import { applyMessages, generalMessages, type Job } from '@stellwerk/domain';
import type { ApplicationValues, SubmitFailure, UploadProgress } from '@stellwerk/forms/application-form';
import { paths } from '@stellwerk/screens/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appliedJob, storeLastApplied } from '../../../data/applications/last-applied';
import type { ApplicationOutcome } from '../../../data/applications/answer';

/** The sending code loads with the first keystroke, so that it is available when the connection is lost later. */
const loadSend = () => import('../../../data/applications/send');

/** One toast per form: an earlier error is replaced by the next attempt. */
const TOAST = 'application';

export interface SubmitContext {
  readonly jobId: Id<'job'>;
  readonly job: Job | undefined;
  readonly query: URLSearchParams;
  readonly referral: string;
  /** Deletes the draft once the application has arrived. */
  readonly discardDraft: () => Promise<void>;
}

export interface SubmitState {
  readonly submitting: boolean;
  /** Percent uploaded, of the form or of each file; undefined without an upload in progress. */
  readonly progress: UploadProgress | undefined;
  readonly submit: (values: ApplicationValues) => Promise<SubmitFailure | null>;
  readonly stop: () => void;
  /** Loads the sending code; called while the person types. */
  readonly prepare: () => void;
}

function notLoaded(): ApplicationOutcome {
  return { failure: { message: navigator.onLine ? applyMessages.failed : generalMessages.offline, fields: [], status: 0 } };
}

/** Sends the application and handles its outcome: toast and success page, or errors in the form. */
export function useSubmit({ jobId, job, query, referral, discardDraft }: SubmitContext): SubmitState {
  const navigate = useNavigate();
  const toast = useToast();
  const [progress, setProgress] = useState<UploadProgress>();
  const [controller, setController] = useState<AbortController>();

  async function submit(values: ApplicationValues): Promise<SubmitFailure | null> {
    const stop = new AbortController();
    setController(stop);
    toast.dismiss(TOAST);
    const send = await loadSend().catch(() => null);
    const outcome =
      send === null
        ? notLoaded()
        : await send.sendApplication(values, { jobId, referral }, { onProgress: setProgress, signal: stop.signal });
    setController(undefined);
    setProgress(undefined);
    if ('failure' in outcome) {
      // More specific errors are shown above the form, and not repeated.
      if (outcome.failure.message === applyMessages.failed) toast.error(applyMessages.failedToast, TOAST);
      const fields = Object.fromEntries(outcome.failure.fields.map((field) => [field.name, field.message]));
      return { summary: [outcome.failure.message], fields };
    }
    storeLastApplied({ applicationId: outcome.id, sentAt: new Date().toISOString(), job: appliedJob(jobId, job, query) });
    await discardDraft();
    toast.success(applyMessages.succeeded, TOAST);
    void navigate(paths.applySuccess(jobId), { replace: true });
    return null;
  }

  return {
    submitting: controller !== undefined,
    progress,
    submit,
    stop: () => controller?.abort(),
    prepare: () => void loadSend().catch(() => null),
  };
}
