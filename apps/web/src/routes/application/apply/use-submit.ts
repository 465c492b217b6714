import type { Id } from '@stellwerk/domain';
import { useToast } from '@stellwerk/design-system';
import { applyMessages, generalMessages, type Job } from '@stellwerk/domain';
import type { ApplicationValues, SubmitFailure, UploadProgress } from '@stellwerk/forms/application-form';
import { paths } from '@stellwerk/screens/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appliedJob, storeLastApplied } from '../../../data/applications/last-applied';
import type { ApplicationOutcome } from '../../../data/applications/answer';

/** What sends an application loads with the first keystroke, so that it is there when the connection is gone later. */
const loadSend = () => import('../../../data/applications/send');

/** All that one form tells is one toast: what failed before is over with the next try. */
const TOAST = 'application';

export interface SubmitContext {
  readonly jobId: Id<'job'>;
  readonly job: Job | undefined;
  readonly query: URLSearchParams;
  readonly referral: string;
  /** Forgets the draft once the application has arrived. */
  readonly discardDraft: () => Promise<void>;
}

export interface SubmitState {
  readonly submitting: boolean;
  /** Percent uploaded, of the form or of each file; undefined unless files are under way. */
  readonly progress: UploadProgress | undefined;
  readonly submit: (values: ApplicationValues) => Promise<SubmitFailure | null>;
  readonly stop: () => void;
  /** Loads what sending needs; called while the person types. */
  readonly prepare: () => void;
}

function notLoaded(): ApplicationOutcome {
  return { failure: { message: navigator.onLine ? applyMessages.failed : generalMessages.offline, fields: [], status: 0 } };
}

/** Sends the application and follows its outcome: toast and success page, or the reasons back into the form. */
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
      // Whatever says more stands above the form, and is not said twice.
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
