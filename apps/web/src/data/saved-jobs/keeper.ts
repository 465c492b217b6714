import { SAVED_JOBS_LIMIT, toApiError, type NamedJob } from '@stellwerk/domain';
import { forgetJob, savedJobs, saveJob, saveJobs } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { send } from '../client';
import { currentToken, ownerOf } from '../session';
import { claimedBy, keepLocally, localJobs, pendingSaves, settle } from './local';
import { setMarks } from './marks';
import { dequeueSave } from './pending-saves';

// One after the other, so that rapid clicks are stored in their order.
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

async function keepNow(job: NamedJob, saved: boolean): Promise<void> {
  if (currentToken() !== null) {
    try {
      return await send(saved ? saveJob : forgetJob, { params: { jobId: job.id } }, handles401);
    } catch (error) {
      // A person with an expired session becomes a visitor again, unless another login happened meanwhile.
      if (toApiError(error).status !== 401 || currentToken() !== null) throw error;
    }
  }
  keepLocally(job, saved);
}

/** Stores clicks of this account on pages that were left too early, and drops those of another one. */
async function takeUp(): Promise<void> {
  const account = ownerOf(currentToken());
  for (const pending of pendingSaves().filter(({ owner }) => owner !== '')) {
    try {
      if (pending.owner === account) await keepNow(pending, pending.saved);
      dequeueSave(pending.id);
    } catch (error) {
      // An error of the server is final; without a response the next page retries.
      if (toApiError(error).status !== 0) dequeueSave(pending.id);
    }
  }
}

/** Saves a job, or removes it: in the account, without one in this browser (O93). @throws ApiError */
export const keep = (job: NamedJob, saved: boolean): Promise<void> => inTurn(() => keepNow(job, saved));

/** Moves jobs saved before a login to the account. Failed ones wait here for the next attempt. @throws ApiError */
export const moveTo = (accountId: string): Promise<void> =>
  inTurn(async () => {
    await takeUp();
    const jobs = claimedBy(accountId).slice(0, SAVED_JOBS_LIMIT);
    if (jobs.length === 0) return;
    await send(saveJobs, { body: { jobIds: jobs.map(({ id }) => Number(id)) } }, handles401);
    settle(accountId, jobs);
  });

/** Loads the saved jobs. @throws ApiError */
export const readMarks = (): Promise<void> =>
  inTurn(async () => {
    await takeUp();
    if (currentToken() === null) return setMarks(localJobs().map(({ id }) => id));
    setMarks((await send(savedJobs, {}, handles401)).ids);
  });
