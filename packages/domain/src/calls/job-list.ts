import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readJobPage, readPlaces } from '../job/list/list';

/** The public list of jobs in its three documented spellings. */
export const listJobs = { name: 'listJobs', method: 'GET', path: '/api/jobs', access: 'public', read: readJobPage } as const satisfies Call;

export const getAllJobs = {
  name: 'getAllJobs',
  method: 'GET',
  path: '/api/public/jobs/get-all',
  access: 'public',
  read: readJobPage,
} as const satisfies Call;

export const searchJobs = {
  name: 'searchJobs',
  method: 'GET',
  path: '/api/public/jobs/search',
  access: 'public',
  read: readJobPage,
} as const satisfies Call;

/** Suggested places for a text of the radius search (O94). */
export const findPlaces = {
  name: 'findPlaces',
  method: 'GET',
  path: '/api/public/places',
  access: 'public',
  read: readPlaces,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const jobListEndpoints = () => ({
  listJobs: endpoint(listJobs, {
    shared: true,
    scope: 'none',
    spec: ['API01', 'A88'],
    summary: 'Öffentliche Stellenanzeigen.',
    query: requests.jobSearchQuery,
    answer: shapes.jobPage,
  }),
  getAllJobs: endpoint(getAllJobs, {
    shared: true,
    scope: 'none',
    spec: ['API02'],
    summary: 'Öffentliche Stellenanzeigen, ältere Form.',
    query: requests.jobSearchQuery,
    answer: shapes.jobPage,
  }),
  searchJobs: endpoint(searchJobs, {
    shared: true,
    scope: 'none',
    spec: ['API03', 'O25'],
    summary: 'Suche in den öffentlichen Stellenanzeigen.',
    query: requests.jobSearchQuery,
    answer: shapes.jobPage,
  }),
  findPlaces: endpoint(findPlaces, {
    shared: true,
    scope: 'none',
    spec: ['O94'],
    summary: 'Orte und Postleitzahlen für die Suche im Umkreis.',
    query: requests.placesQuery,
    answer: shapes.places,
  }),
});
