import type { Job } from '@stellwerk/domain';
import { previewJob } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { useCall, type CallState } from '../use-call';

/** The moment of the call keeps an older answer from coming out of a cache on the way (PJ45). */
async function loadPreview(id: string): Promise<Job> {
  const { send } = await import('../client');
  return send(previewJob, { params: { id }, query: { t: String(Date.now()) } }, handles401);
}

/** A job as its own company previews it. The screen has a text of its own for a refused token (PJ59). */
export function useJobPreview(id: string): CallState<Job> {
  return useCall(previewJob, { params: { id } }, { load: () => loadPreview(id) });
}
