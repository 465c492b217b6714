import { SAVED_JOBS_LIMIT, toApiError, type NamedJob } from '@stellwerk/domain';
import { forgetJob, savedJobs, saveJob, saveJobs } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { send } from '../client';
import { currentToken, ownerOf } from '../session';
import { claimedBy, keepLocally, localJobs, pendingSaves, settle } from './local';
import { setMarks } from './marks';
import { dequeueSave } from './pending-saves';

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
      return await send(saved ? saveJob : forgetJob, { params: { jobId: job.id } }, handles401);
    } catch (error) {
      // Whose session has ended is a visitor again, unless somebody else has logged in meanwhile.
      if (toApiError(error).status !== 401 || currentToken() !== null) throw error;
    }
  }
  keepLocally(job, saved);
}

/** Keeps what an account pressed on a page that was left too early, and forgets what another one did. */
async function takeUp(): Promise<void> {
  const account = ownerOf(currentToken());
  for (const pending of pendingSaves().filter(({ owner }) => owner !== '')) {
    try {
      if (pending.owner === account) await keepNow(pending, pending.saved);
      dequeueSave(pending.id);
    } catch (error) {
      // What the server refuses is over; without an answer the next page tries again.
      if (toApiError(error).status !== 0) dequeueSave(pending.id);
    }
  }
}

/** Saves a posting, or forgets it: in the account, without one in this browser (O93). @throws ApiError */
export const keep = (job: NamedJob, saved: boolean): Promise<void> => inTurn(() => keepNow(job, saved));

/** Moves to an account what was saved before its login. What fails waits here for the next try. @throws ApiError */
export const moveTo = (accountId: string): Promise<void> =>
  inTurn(async () => {
    await takeUp();
    const jobs = claimedBy(accountId).slice(0, SAVED_JOBS_LIMIT);
    if (jobs.length === 0) return;
    await send(saveJobs, { body: { jobIds: jobs.map(({ id }) => Number(id)) } }, handles401);
    settle(accountId, jobs);
  });

/** Asks which postings are saved. @throws ApiError */
export const readMarks = (): Promise<void> =>
  inTurn(async () => {
    await takeUp();
    if (currentToken() === null) return setMarks(localJobs().map(({ id }) => id));
    setMarks((await send(savedJobs, {}, handles401)).ids);
  });
