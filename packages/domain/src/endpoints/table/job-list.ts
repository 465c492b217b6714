import * as calls from '../../calls/job-list';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

/** The public list of jobs. */
export const jobListEndpoints = {
  listJobs: {
    ...calls.listJobs,
    access: 'public',
    scope: 'none',
    spec: ['API01', 'A88'],
    summary: 'Öffentliche Stellenanzeigen.',
    query: requests.jobSearchQuery,
    answer: shapes.jobPage,
  },
  getAllJobs: {
    ...calls.getAllJobs,
    access: 'public',
    scope: 'none',
    spec: ['API02'],
    summary: 'Öffentliche Stellenanzeigen, ältere Form.',
    query: requests.jobSearchQuery,
    answer: shapes.jobPage,
  },
  searchJobs: {
    ...calls.searchJobs,
    access: 'public',
    scope: 'none',
    spec: ['API03', 'O25'],
    summary: 'Suche in den öffentlichen Stellenanzeigen.',
    query: requests.jobSearchQuery,
    answer: shapes.jobPage,
  },
  findPlaces: {
    ...calls.findPlaces,
    access: 'public',
    scope: 'none',
    spec: ['O94'],
    summary: 'Orte und Postleitzahlen für die Suche im Umkreis.',
    query: requests.placesQuery,
    answer: shapes.places,
  },
} as const satisfies EntriesOf<typeof calls>;
