import * as z from 'zod/mini';
import { readCreatedId } from '../contract/answers';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readCompanyJobs } from '../job/read/company-job';
import { readParsedJob } from '../job/read/parsed';
import { readJobPreview } from '../job/preview';
import { readStoredJob } from '../job/read/stored';
import { readStoredFile } from '../media/stored';

/** Jobs as their own company manages them. */
export const companyJobs = {
  name: 'companyJobs',
  method: 'GET',
  path: '/api/private/jobs/get-company-jobs/:id',
  access: 'member',
  read: readCompanyJobs,
} as const satisfies Call;

/** A job as its own company previews it. */
export const previewJob = {
  name: 'previewJob',
  method: 'GET',
  path: '/api/private/companies/jobs/:id',
  access: 'member',
  read: (answer, { id }) => readJobPreview(answer, id),
} as const satisfies Call;

/** The same list under its short path (API82). */
export const jobsOfCompany = {
  name: 'jobsOfCompany',
  method: 'GET',
  path: '/api/companies/:companyId/jobs',
  access: 'member',
  read: readCompanyJobs,
} as const satisfies Call;

/** The stored values of a job, for its form (O15, O79). */
export const storedJob = {
  name: 'storedJob',
  method: 'GET',
  path: '/api/private/jobs/:jobId',
  access: 'member',
  read: readStoredJob,
} as const satisfies Call;

/** Creates a job; the response contains its id. */
export const createJob = {
  name: 'createJob',
  method: 'POST',
  path: '/api/private/jobs/create',
  access: 'recruiter',
  read: readCreatedId,
} as const satisfies Call;

/** Parses the text of a job; nothing is stored (O91). */
export const parseJob = {
  name: 'parseJob',
  method: 'POST',
  path: '/api/private/jobs/parse',
  access: 'recruiter',
  read: readParsedJob,
} as const satisfies Call;

/** Saves all of a job (O15). */
export const updateJob = {
  name: 'updateJob',
  method: 'PUT',
  path: '/api/private/jobs/:jobId',
  access: 'recruiter',
  read: readStoredJob,
} as const satisfies Call;

/** The same under the longer path (O15). */
export const updateJobAlias = {
  name: 'updateJobAlias',
  method: 'PUT',
  path: '/api/private/jobs/:jobId/update',
  access: 'recruiter',
  read: readStoredJob,
} as const satisfies Call;

/** Older form: switches a job on or off, or saves all of it (API84, A23). */
export const putJob = {
  name: 'putJob',
  method: 'PUT',
  path: '/api/jobs/:jobId',
  access: 'recruiter',
  read: readStoredJob,
} as const satisfies Call;

/** Switches a job on or off. */
export const jobStatus = {
  name: 'jobStatus',
  method: 'PATCH',
  path: '/api/private/jobs/:jobId/status',
  access: 'recruiter',
  read: readStoredJob,
} as const satisfies Call;

/** Deletes a job, with its documented effects (A24). */
export const deleteJob = {
  name: 'deleteJob',
  method: 'DELETE',
  path: '/api/private/jobs/:jobId',
  access: 'recruiter',
  read: readNothing,
} as const satisfies Call;

/** Older form of the same (API85). */
export const deleteJobAlias = {
  name: 'deleteJobAlias',
  method: 'DELETE',
  path: '/api/jobs/:jobId',
  access: 'recruiter',
  read: readNothing,
} as const satisfies Call;

/** Changes the design of a job, together with its profile type. */
export const jobTemplate = {
  name: 'jobTemplate',
  method: 'PATCH',
  path: '/api/private/jobs/:jobId/update-template',
  access: 'recruiter',
  read: readStoredJob,
} as const satisfies Call;

/** Stores the message of a rejection from a job (decision 0076). */
export const jobRejectionText = {
  name: 'jobRejectionText',
  method: 'PUT',
  path: '/api/private/jobs/:jobId/rejection-text',
  access: 'recruiter',
  read: readNothing,
} as const satisfies Call;

/** Uploads the video of a job, its captions or both, as parts `file` and `captions` of one form (decision 0040). */
export const uploadJobVideo = {
  name: 'uploadJobVideo',
  method: 'POST',
  path: '/api/private/jobs/:id/video',
  access: 'recruiter',
  read: readStoredFile,
} as const satisfies Call;

/** Removes the video of a job with its captions. */
export const deleteJobVideo = {
  name: 'deleteJobVideo',
  method: 'DELETE',
  path: '/api/private/jobs/:id/video',
  access: 'recruiter',
  read: readNothing,
} as const satisfies Call;

const job = { scope: { of: 'job', param: 'jobId' } } as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const companyJobsEndpoints = () => ({
  companyJobs: endpoint(companyJobs, {
    scope: { of: 'company', param: 'id' },
    spec: ['API49'],
    summary: 'Stellenanzeigen eines Unternehmens.',
    query: requests.companyJobsQuery,
    answer: z.array(shapes.jobCompany),
  }),
  previewJob: endpoint(previewJob, {
    scope: { of: 'job', param: 'id' },
    spec: ['API06', 'PJ45'],
    summary: 'Vorschau einer eigenen Stellenanzeige.',
    query: requests.previewJobQuery,
    answer: shapes.jobPublic,
  }),
  jobsOfCompany: endpoint(jobsOfCompany, {
    scope: { of: 'company', param: 'companyId' },
    spec: ['API82'],
    summary: 'Stellenanzeigen eines Unternehmens, kurze Adresse.',
    query: requests.companyJobsQuery,
    answer: z.array(shapes.jobCompany),
  }),
  storedJob: endpoint(storedJob, {
    scope: { of: 'job', param: 'jobId' },
    spec: ['O15', 'O79'],
    summary: 'Gespeicherte Werte einer Stellenanzeige.',
    answer: shapes.jobStored,
  }),
  createJob: endpoint(createJob, {
    scope: { of: 'company', body: 'companyId' },
    spec: ['API83'],
    summary: 'Stellenanzeige erstellen, je Schlüssel einmal.',
    request: requests.createJobRequest,
    answer: z.object({ success: z.literal(true), id: z.number() }),
  }),
  parseJob: endpoint(parseJob, {
    scope: { of: 'company', body: 'companyId' },
    spec: ['O91'],
    summary: 'Text einer Stellenanzeige in ihre Angaben zerlegen; nichts wird gespeichert.',
    request: requests.parseJobRequest,
    answer: shapes.jobParsed,
  }),
  updateJob: endpoint(updateJob, {
    ...job,
    spec: ['O15'],
    summary: 'Stellenanzeige speichern.',
    request: requests.saveJobRequest,
    answer: shapes.jobStored,
  }),
  updateJobAlias: endpoint(updateJobAlias, {
    ...job,
    spec: ['O15'],
    summary: 'Stellenanzeige speichern, lange Adresse.',
    request: requests.saveJobRequest,
    answer: shapes.jobStored,
  }),
  putJob: endpoint(putJob, {
    ...job,
    spec: ['API84', 'O15'],
    summary: 'Stellenanzeige umschalten oder speichern, ältere Form.',
    request: requests.putJobRequest,
    answer: shapes.jobStored,
  }),
  jobStatus: endpoint(jobStatus, {
    ...job,
    spec: ['API50'],
    summary: 'Stellenanzeige aktivieren oder deaktivieren.',
    request: requests.jobStatusRequest,
    answer: shapes.jobStored,
  }),
  deleteJob: endpoint(deleteJob, { ...job, spec: ['API51'], summary: 'Stellenanzeige löschen.', answer: shapes.okAnswer }),
  deleteJobAlias: endpoint(deleteJobAlias, {
    ...job,
    spec: ['API85'],
    summary: 'Stellenanzeige löschen, ältere Form.',
    answer: shapes.okAnswer,
  }),
  jobTemplate: endpoint(jobTemplate, {
    ...job,
    spec: ['API86'],
    summary: 'Design und Profiltyp ändern.',
    request: requests.jobTemplateRequest,
    answer: shapes.jobStored,
  }),
  jobRejectionText: endpoint(jobRejectionText, {
    ...job,
    spec: ['O96'],
    summary: 'Text der Absagen zu einer Stellenanzeige ersetzen.',
    request: requests.jobRejectionTextRequest,
    answer: shapes.okAnswer,
  }),
  uploadJobVideo: endpoint(uploadJobVideo, {
    scope: { of: 'job', param: 'id' },
    spec: ['API87'],
    summary: 'Video oder Untertitel hochladen.',
    // A large video is uploaded before, resumably; the form names the upload (decision 0053).
    multipart: { fields: z.object({ upload: z.optional(z.string()) }), files: ['file', 'captions'], repeated: [] },
    answer: shapes.jobVideo,
  }),
  deleteJobVideo: endpoint(deleteJobVideo, {
    scope: { of: 'job', param: 'id' },
    spec: ['API88'],
    summary: 'Video mit seinen Untertiteln entfernen.',
    answer: shapes.okAnswer,
  }),
});
