import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import * as requests from '../requests';
import * as shapes from '../shapes';

/** Postings. */
export const jobsEndpoints = {
  listJobs: {
    method: 'GET',
    path: '/api/jobs',
    access: 'public',
    scope: 'none',
    spec: ['API01', 'A88'],
    summary: 'Öffentliche Stellenanzeigen.',
    query: requests.jobSearchQuery,
    answer: shapes.jobPage,
  },
  getAllJobs: {
    method: 'GET',
    path: '/api/public/jobs/get-all',
    access: 'public',
    scope: 'none',
    spec: ['API02'],
    summary: 'Öffentliche Stellenanzeigen, ältere Form.',
    query: requests.jobSearchQuery,
    answer: shapes.jobPage,
  },
  searchJobs: {
    method: 'GET',
    path: '/api/public/jobs/search',
    access: 'public',
    scope: 'none',
    spec: ['API03', 'O25'],
    summary: 'Suche in den öffentlichen Stellenanzeigen.',
    query: requests.jobSearchQuery,
    answer: shapes.jobPage,
  },
  publicJob: {
    method: 'GET',
    path: '/api/public/jobs/:id',
    access: 'public',
    scope: 'none',
    spec: ['API04', 'API05'],
    summary: 'Eine öffentliche Stellenanzeige.',
    answer: shapes.jobPublic,
  },
  previewJob: {
    method: 'GET',
    path: '/api/private/companies/jobs/:id',
    access: 'member',
    scope: 'job',
    spec: ['API06'],
    summary: 'Vorschau einer eigenen Stellenanzeige.',
    answer: shapes.jobPublic,
  },
  companyJobs: {
    method: 'GET',
    path: '/api/private/jobs/get-company-jobs/:id',
    access: 'member',
    scope: 'company',
    spec: ['API49'],
    summary: 'Stellenanzeigen eines Unternehmens.',
    query: requests.companyJobsQuery,
    answer: z.array(shapes.jobCompany),
  },
} as const satisfies Record<string, Endpoint>;
