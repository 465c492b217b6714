import { readJob, type Job } from '@stellwerk/domain';
import { toApiError } from '../api-error';
import { useApi, type ApiState } from '../use-api';

/** Address of a public posting (PJ03). */
export const publicJobPath = (id: string): string => `/api/public/jobs/${encodeURIComponent(id)}`;

/** Loads a public posting; when the first call fails, the second address of the documents is tried (000 §7.2, PJ03). */
export async function loadPublicJob(id: string): Promise<Job> {
  const { request } = await import('../client');
  const path = publicJobPath(id);
  try {
    return readJob(await request(path), id);
  } catch (first) {
    try {
      return readJob(await request(path.replace(/^\/api/, '')), id);
    } catch (second) {
      const error = toApiError(second);
      // The second address may be missing on a foreign server; the first answer then says more.
      throw error.kind === 'html' || error.status === 0 ? first : error;
    }
  }
}

/** One public posting. @param id '' asks for nothing. */
export function usePublicJob(id: string): ApiState<Job> {
  return useApi(id === '' ? null : publicJobPath(id), (answer) => readJob(answer, id), { load: () => loadPublicJob(id) });
}
