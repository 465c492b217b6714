import { useToast } from '@stellwerk/design-system';
import { applyMessages, type Job } from '@stellwerk/domain';
import type { ApplicationValues, SubmitFailure } from '@stellwerk/forms/application-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appliedJob, storeLastApplied } from '../../../data/applications/last-applied';
import { sendApplication } from '../../../data/applications/send';
import { paths } from '../../../paths';

export interface SubmitContext {
  readonly jobId: string;
  readonly job: Job | undefined;
  readonly query: URLSearchParams;
  readonly referral: string;
  /** Forgets the draft once the application has arrived. */
  readonly dropDraft: () => Promise<void>;
}

export interface SubmitState {
  readonly submitting: boolean;
  /** Percent uploaded; undefined unless files are under way. */
  readonly progress: number | undefined;
  readonly submit: (values: ApplicationValues) => Promise<SubmitFailure | null>;
  readonly stop: () => void;
}

/** Sends the application and follows its outcome: toast and success page, or the reasons back into the form. */
export function useSubmit({ jobId, job, query, referral, dropDraft }: SubmitContext): SubmitState {
  const navigate = useNavigate();
  const toast = useToast();
  const [progress, setProgress] = useState<number>();
  const [controller, setController] = useState<AbortController>();

  async function submit(values: ApplicationValues): Promise<SubmitFailure | null> {
    const stop = new AbortController();
    setController(stop);
    const outcome = await sendApplication(values, { jobId, referral }, { onProgress: setProgress, signal: stop.signal });
    setController(undefined);
    setProgress(undefined);
    if ('refusal' in outcome) {
      toast.error(applyMessages.failedToast);
      const fields = Object.fromEntries(outcome.refusal.fields.map((field) => [field.name, field.message]));
      return { summary: [outcome.refusal.message], fields };
    }
    storeLastApplied({ applicationId: outcome.id, job: appliedJob(jobId, job, query) });
    await dropDraft();
    toast.success(applyMessages.succeeded);
    void navigate(paths.applySuccess(jobId), { replace: true });
    return null;
  }

  return { submitting: controller !== undefined, progress, submit, stop: () => controller?.abort() };
}
