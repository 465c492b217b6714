import { toApiError, type Job } from '@stellwerk/domain';
import { publicJob } from '@stellwerk/domain/calls';
import { useCall, type CallState } from '../use-call';

/** Loads a public job; when the first call fails, the second documented path is tried (000 §7.2, PJ03). */
async function loadPublicJob(id: string): Promise<Job> {
  const { send } = await import('../client');
  const input = { params: { id } };
  try {
    return await send(publicJob, input);
  } catch (first) {
    try {
      return await send(publicJob, input, { withoutApi: true });
    } catch (second) {
      const error = toApiError(second);
      // The second path may be missing on a foreign server; the first response is then more useful.
      throw error.kind === 'html' || error.status === 0 ? first : error;
    }
  }
}

/** One public job. @param id '' makes no request */
export function usePublicJob(id: string): CallState<Job> {
  return useCall(publicJob, id === '' ? undefined : { params: { id } }, { load: () => loadPublicJob(id) });
}
