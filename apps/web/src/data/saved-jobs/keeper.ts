import { SAVED_JOBS_LIMIT, toApiError, type NamedJob } from '@stellwerk/domain';
import { forgetJob, savedJobs, saveJob, saveJobs } from '@stellwerk/domain/calls';
import { send } from '../client';
import { currentToken } from '../session';
import { claimedBy, keepLocally, localJobs, settle } from './local';
import { setMarks } from './store';

// One after the other, so that saving and forgetting in a row end as they were pressed.
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

async function keepNow(job: NamedJob, saved: boolean): Promise<void> {
  if (currentToken() !== null) {
    try {
      return await send(saved ? saveJob : forgetJob, { params: { jobId: job.id } }, { stayOn401: true });
    } catch (error) {
      // Whose session has ended is a visitor again.
      if (toApiError(error).status !== 401) throw error;
    }
  }
  keepLocally(job, saved);
}

/** Saves a posting, or forgets it: in the account, without one in this browser (O93). @throws ApiError */
export const keep = (job: NamedJob, saved: boolean): Promise<void> => inTurn(() => keepNow(job, saved));

/** Moves to an account what was saved before its login. What fails waits here for the next try. @throws ApiError */
export const moveTo = (accountId: string): Promise<void> =>
  inTurn(async () => {
    const jobs = claimedBy(accountId).slice(0, SAVED_JOBS_LIMIT);
    if (jobs.length === 0) return;
    await send(saveJobs, { body: { jobIds: jobs.map(({ id }) => Number(id)) } }, { stayOn401: true });
    settle(accountId, jobs);
  });

/** Asks which postings are saved. @throws ApiError */
export const readMarks = (): Promise<void> =>
  inTurn(async () => {
    if (currentToken() === null) return setMarks(localJobs().map(({ id }) => id));
    setMarks((await send(savedJobs, {}, { stayOn401: true })).ids);
  });
