import type { Job } from '@stellwerk/domain';
import { previewJob } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { useCall, type CallState } from '../use-call';

/** The time in the call prevents an older response from an intermediate cache (PJ45). */
async function loadPreview(id: string): Promise<Job> {
  const { send } = await import('../client');
  return send(previewJob, { params: { id }, query: { t: String(Date.now()) } }, handles401);
}

/** A job as its own company previews it. The screen has its own text for a rejected token (PJ59). */
export function useJobPreview(id: string): CallState<Job> {
  return useCall(previewJob, { params: { id } }, { load: () => loadPreview(id) });
}
