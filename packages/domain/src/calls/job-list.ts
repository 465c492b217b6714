import { readJobPage, readPlaces } from '../job/list';
import type { Call } from '../contract/call';

/** The public list of jobs in its three documented spellings. */
export const listJobs = { name: 'listJobs', method: 'GET', path: '/api/jobs', token: 'none', read: readJobPage } as const satisfies Call;

export const getAllJobs = {
  name: 'getAllJobs',
  method: 'GET',
  path: '/api/public/jobs/get-all',
  token: 'none',
  read: readJobPage,
} as const satisfies Call;

export const searchJobs = {
  name: 'searchJobs',
  method: 'GET',
  path: '/api/public/jobs/search',
  token: 'none',
  read: readJobPage,
} as const satisfies Call;

/** The places that a text of the radius search may mean (O94). */
export const findPlaces = {
  name: 'findPlaces',
  method: 'GET',
  path: '/api/public/places',
  token: 'none',
  read: readPlaces,
} as const satisfies Call;
