import { readJobCards, readSavedJobs } from '../job/saved';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** What the account has saved, the newest first (O93). */
export const savedJobs = {
  name: 'savedJobs',
  method: 'GET',
  path: '/api/private/saved-jobs',
  read: readSavedJobs,
} as const satisfies Call;

/** Moves what a browser has kept into the account; those that nobody sees any more are left out. */
export const saveJobs = {
  name: 'saveJobs',
  method: 'PUT',
  path: '/api/private/saved-jobs',
  read: readNothing,
} as const satisfies Call;

/** Saves a posting; one that is saved stays as it is. */
export const saveJob = {
  name: 'saveJob',
  method: 'PUT',
  path: '/api/private/saved-jobs/:jobId',
  read: readNothing,
} as const satisfies Call;

/** Forgets a posting; one that is not saved is forgotten already. */
export const forgetJob = {
  name: 'forgetJob',
  method: 'DELETE',
  path: '/api/private/saved-jobs/:jobId',
  read: readNothing,
} as const satisfies Call;

/** The postings that a browser without an account has kept, by their numbers; those that nobody sees any more are not among them. */
export const jobCards = {
  name: 'jobCards',
  method: 'GET',
  path: '/api/public/jobs/cards',
  token: 'none',
  read: readJobCards,
} as const satisfies Call;
