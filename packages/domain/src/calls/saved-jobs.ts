import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readJobCards, readSavedJobs } from '../job/saved/saved';

/** What the account has saved, the newest first (O93). */
export const savedJobs = {
  name: 'savedJobs',
  method: 'GET',
  path: '/api/private/saved-jobs',
  access: 'user',
  read: readSavedJobs,
} as const satisfies Call;

/** Moves what a browser has kept into the account; those that nobody sees any more are left out. */
export const saveJobs = {
  name: 'saveJobs',
  method: 'PUT',
  path: '/api/private/saved-jobs',
  access: 'user',
  read: readNothing,
} as const satisfies Call;

/** Saves a posting; one that is saved stays as it is. */
export const saveJob = {
  name: 'saveJob',
  method: 'PUT',
  path: '/api/private/saved-jobs/:jobId',
  access: 'user',
  read: readNothing,
} as const satisfies Call;

/** Forgets a posting; one that is not saved is forgotten already. */
export const forgetJob = {
  name: 'forgetJob',
  method: 'DELETE',
  path: '/api/private/saved-jobs/:jobId',
  access: 'user',
  read: readNothing,
} as const satisfies Call;

/** The postings that a browser without an account has kept, by their numbers; those that nobody sees any more are not among them. */
export const jobCards = {
  name: 'jobCards',
  method: 'GET',
  path: '/api/public/jobs/cards',
  access: 'public',
  read: readJobCards,
} as const satisfies Call;

/** What a server needs besides; a function, so that no schema gets into a browser. */
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
    // A posting that is deleted meanwhile can be forgotten as well.
    scope: 'none',
    spec: ['O93'],
    summary: 'Eine Stellenanzeige nicht mehr merken.',
  }),
  jobCards: endpoint(jobCards, {
    scope: 'none',
    spec: ['O93'],
    summary: 'Öffentliche Stellenanzeigen nach ihren Nummern.',
    query: requests.jobCardsQuery,
    answer: shapes.jobCards,
  }),
});
