import * as calls from '../../calls/saved-jobs';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

/** Saved postings (O93). */
export const savedJobsEndpoints = {
  savedJobs: {
    ...calls.savedJobs,
    access: 'user',
    scope: 'none',
    spec: ['O93'],
    summary: 'Gemerkte Stellenanzeigen, die neuesten zuerst.',
    query: requests.savedJobsQuery,
    answer: shapes.savedJobPage,
  },
  saveJobs: {
    ...calls.saveJobs,
    access: 'user',
    scope: 'none',
    spec: ['O93'],
    summary: 'Stellenanzeigen merken, die ein Browser ohne Konto gemerkt hat.',
    request: requests.savedJobsRequest,
  },
  saveJob: {
    ...calls.saveJob,
    access: 'user',
    scope: { of: 'job', param: 'jobId' },
    spec: ['O93'],
    summary: 'Eine Stellenanzeige merken.',
  },
  forgetJob: {
    ...calls.forgetJob,
    // A posting that is deleted meanwhile can be forgotten as well.
    access: 'user',
    scope: 'none',
    spec: ['O93'],
    summary: 'Eine Stellenanzeige nicht mehr merken.',
  },
  jobCards: {
    ...calls.jobCards,
    access: 'public',
    scope: 'none',
    spec: ['O93'],
    summary: 'Öffentliche Stellenanzeigen nach ihren Nummern.',
    query: requests.jobCardsQuery,
    answer: shapes.jobCards,
  },
} as const satisfies EntriesOf<typeof calls>;
