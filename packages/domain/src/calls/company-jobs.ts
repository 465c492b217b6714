import { readCompanyJobs } from '../job/company-job';
import { readJobPreview } from '../job/preview';
import { readParsedJob } from '../job/parsed';
import { readStoredJob } from '../job/stored';
import { readStoredFile } from '../media/stored';
import { readCreatedId } from '../contract/answers';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Jobs as their own company manages them. */
export const companyJobs = {
  name: 'companyJobs',
  method: 'GET',
  path: '/api/private/jobs/get-company-jobs/:id',
  read: readCompanyJobs,
} as const satisfies Call;

/** A job as its own company previews it. */
export const previewJob = {
  name: 'previewJob',
  method: 'GET',
  path: '/api/private/companies/jobs/:id',
  read: (answer, { id }) => readJobPreview(answer, id),
} as const satisfies Call;

/** The same list under its short path (API82). */
export const jobsOfCompany = {
  name: 'jobsOfCompany',
  method: 'GET',
  path: '/api/companies/:companyId/jobs',
  read: readCompanyJobs,
} as const satisfies Call;

/** The stored values of a job, for its form (O15, O79). */
export const storedJob = {
  name: 'storedJob',
  method: 'GET',
  path: '/api/private/jobs/:jobId',
  read: readStoredJob,
} as const satisfies Call;

/** Creates a job; the answer names its id. */
export const createJob = {
  name: 'createJob',
  method: 'POST',
  path: '/api/private/jobs/create',
  read: readCreatedId,
} as const satisfies Call;

/** Reads the text of a posting; nothing is stored (O91). */
export const parseJob = { name: 'parseJob', method: 'POST', path: '/api/private/jobs/parse', read: readParsedJob } as const satisfies Call;

/** Saves all of a job (O15). */
export const updateJob = {
  name: 'updateJob',
  method: 'PUT',
  path: '/api/private/jobs/:jobId',
  read: readStoredJob,
} as const satisfies Call;

/** The same under the longer path (O15). */
export const updateJobAlias = {
  name: 'updateJobAlias',
  method: 'PUT',
  path: '/api/private/jobs/:jobId/update',
  read: readStoredJob,
} as const satisfies Call;

/** Older form: switches a job on or off, or saves all of it (API84, A23). */
export const putJob = { name: 'putJob', method: 'PUT', path: '/api/jobs/:jobId', read: readStoredJob } as const satisfies Call;

/** Switches a job on or off. */
export const jobStatus = {
  name: 'jobStatus',
  method: 'PATCH',
  path: '/api/private/jobs/:jobId/status',
  read: readStoredJob,
} as const satisfies Call;

/** Deletes a job, with its described effects (A24). */
export const deleteJob = {
  name: 'deleteJob',
  method: 'DELETE',
  path: '/api/private/jobs/:jobId',
  read: readNothing,
} as const satisfies Call;

/** Older form of the same (API85). */
export const deleteJobAlias = {
  name: 'deleteJobAlias',
  method: 'DELETE',
  path: '/api/jobs/:jobId',
  read: readNothing,
} as const satisfies Call;

/** Changes the design of a job, together with its profile type. */
export const jobTemplate = {
  name: 'jobTemplate',
  method: 'PATCH',
  path: '/api/private/jobs/:jobId/update-template',
  read: readStoredJob,
} as const satisfies Call;

/** Keeps what a rejection from a job says (decision 0076). */
export const jobRejectionText = {
  name: 'jobRejectionText',
  method: 'PUT',
  path: '/api/private/jobs/:jobId/rejection-text',
  read: readNothing,
} as const satisfies Call;

/** Uploads the video of a job, its captions or both, as parts `file` and `captions` of one form (decision 0040). */
export const uploadJobVideo = {
  name: 'uploadJobVideo',
  method: 'POST',
  path: '/api/private/jobs/:id/video',
  read: readStoredFile,
} as const satisfies Call;

/** Removes the video of a job with its captions. */
export const deleteJobVideo = {
  name: 'deleteJobVideo',
  method: 'DELETE',
  path: '/api/private/jobs/:id/video',
  read: readNothing,
} as const satisfies Call;
