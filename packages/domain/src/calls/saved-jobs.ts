import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readJobCards, readSavedJobs } from '../job/saved/saved';

/** Saved jobs of the account, the newest first (O93). */
export const savedJobs = {
  name: 'savedJobs',
  method: 'GET',
  path: '/api/private/saved-jobs',
  access: 'user',
  read: readSavedJobs,
} as const satisfies Call;

/** Moves jobs saved in a browser into the account; jobs no longer visible are left out. */
export const saveJobs = {
  name: 'saveJobs',
  method: 'PUT',
  path: '/api/private/saved-jobs',
  access: 'user',
  read: readNothing,
} as const satisfies Call;

/** Saves a job; a saved one stays unchanged. */
export const saveJob = {
  name: 'saveJob',
  method: 'PUT',
  path: '/api/private/saved-jobs/:jobId',
  access: 'user',
  read: readNothing,
} as const satisfies Call;

/** Removes a saved job; without effect for others. */
export const forgetJob = {
  name: 'forgetJob',
  method: 'DELETE',
  path: '/api/private/saved-jobs/:jobId',
  access: 'user',
  read: readNothing,
} as const satisfies Call;

/** Jobs by their numbers, for a browser that saves them without an account; jobs no longer visible are left out. */
export const jobCards = {
  name: 'jobCards',
  method: 'GET',
  path: '/api/public/jobs/cards',
  access: 'public',
  read: readJobCards,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const savedJobsEndpoints = () => ({
  savedJobs: endpoint(savedJobs, {
    scope: 'none',
    spec: ['O93'],
    summary: 'Gemerkte Stellenanzeigen, die neuesten zuerst.',
    query: requests.savedJobsQuery,
    answer: shapes.savedJobPage,
  }),
  saveJobs: endpoint(saveJobs, {
    scope: 'none',
    spec: ['O93'],
    summary: 'Stellenanzeigen merken, die ein Browser ohne Konto gemerkt hat.',
    request: requests.savedJobsRequest,
  }),
  saveJob: endpoint(saveJob, {
    scope: { of: 'job', param: 'jobId' },
    spec: ['O93'],
    summary: 'Eine Stellenanzeige merken.',
  }),
  forgetJob: endpoint(forgetJob, {
    // A deleted job can be removed as well.
    scope: 'none',
    spec: ['O93'],
    summary: 'Eine Stellenanzeige nicht mehr merken.',
  }),
  jobCards: endpoint(jobCards, {
    shared: true,
    scope: 'none',
    spec: ['O93'],
    summary: 'Öffentliche Stellenanzeigen nach ihren Nummern.',
    query: requests.jobCardsQuery,
    answer: shapes.jobCards,
  }),
});
