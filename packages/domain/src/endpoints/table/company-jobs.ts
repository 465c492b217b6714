import * as z from 'zod/mini';
import * as calls from '../../calls/company-jobs';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

const job = { access: 'recruiter', scope: { of: 'job', param: 'jobId' } } as const;

/** Jobs as their own company manages them. */
export const companyJobsEndpoints = {
  companyJobs: {
    ...calls.companyJobs,
    access: 'member',
    scope: { of: 'company', param: 'id' },
    spec: ['API49'],
    summary: 'Stellenanzeigen eines Unternehmens.',
    query: requests.companyJobsQuery,
    answer: z.array(shapes.jobCompany),
  },
  previewJob: {
    ...calls.previewJob,
    access: 'member',
    scope: { of: 'job', param: 'id' },
    spec: ['API06', 'PJ45'],
    summary: 'Vorschau einer eigenen Stellenanzeige.',
    query: requests.previewJobQuery,
    answer: shapes.jobPublic,
  },
  jobsOfCompany: {
    ...calls.jobsOfCompany,
    access: 'member',
    scope: { of: 'company', param: 'companyId' },
    spec: ['API82'],
    summary: 'Stellenanzeigen eines Unternehmens, kurze Adresse.',
    query: requests.companyJobsQuery,
    answer: z.array(shapes.jobCompany),
  },
  storedJob: {
    ...calls.storedJob,
    access: 'member',
    scope: { of: 'job', param: 'jobId' },
    spec: ['O15', 'O79'],
    summary: 'Gespeicherte Werte einer Stellenanzeige.',
    answer: shapes.jobStored,
  },
  createJob: {
    ...calls.createJob,
    access: 'recruiter',
    scope: { of: 'company', body: 'companyId' },
    spec: ['API83'],
    summary: 'Stellenanzeige erstellen, je Schlüssel einmal.',
    request: requests.createJobRequest,
    answer: z.object({ success: z.literal(true), id: z.number() }),
  },
  parseJob: {
    ...calls.parseJob,
    access: 'recruiter',
    scope: { of: 'company', body: 'companyId' },
    spec: ['O91'],
    summary: 'Text einer Stellenanzeige in ihre Angaben zerlegen; nichts wird gespeichert.',
    request: requests.parseJobRequest,
    answer: shapes.jobParsed,
  },
  updateJob: {
    ...calls.updateJob,
    ...job,
    spec: ['O15'],
    summary: 'Stellenanzeige speichern.',
    request: requests.saveJobRequest,
    answer: shapes.jobStored,
  },
  updateJobAlias: {
    ...calls.updateJobAlias,
    ...job,
    spec: ['O15'],
    summary: 'Stellenanzeige speichern, lange Adresse.',
    request: requests.saveJobRequest,
    answer: shapes.jobStored,
  },
  putJob: {
    ...calls.putJob,
    ...job,
    spec: ['API84', 'O15'],
    summary: 'Stellenanzeige umschalten oder speichern, ältere Form.',
    request: requests.putJobRequest,
    answer: shapes.jobStored,
  },
  jobStatus: {
    ...calls.jobStatus,
    ...job,
    spec: ['API50'],
    summary: 'Stellenanzeige aktivieren oder deaktivieren.',
    request: requests.jobStatusRequest,
    answer: shapes.jobStored,
  },
  deleteJob: { ...calls.deleteJob, ...job, spec: ['API51'], summary: 'Stellenanzeige löschen.', answer: shapes.okAnswer },
  deleteJobAlias: {
    ...calls.deleteJobAlias,
    ...job,
    spec: ['API85'],
    summary: 'Stellenanzeige löschen, ältere Form.',
    answer: shapes.okAnswer,
  },
  jobTemplate: {
    ...calls.jobTemplate,
    ...job,
    spec: ['API86'],
    summary: 'Design und Profiltyp ändern.',
    request: requests.jobTemplateRequest,
    answer: shapes.jobStored,
  },
  jobRejectionText: {
    ...calls.jobRejectionText,
    ...job,
    spec: ['O96'],
    summary: 'Text der Absagen zu einer Stellenanzeige ersetzen.',
    request: requests.jobRejectionTextRequest,
    answer: shapes.okAnswer,
  },
  uploadJobVideo: {
    ...calls.uploadJobVideo,
    access: 'recruiter',
    scope: { of: 'job', param: 'id' },
    spec: ['API87'],
    summary: 'Video oder Untertitel hochladen.',
    // A large video comes beforehand, as an upload that can be resumed; the form names it (decision 0053).
    multipart: { fields: z.object({ upload: z.optional(z.string()) }), files: ['file', 'captions'], repeated: [] },
    answer: shapes.jobVideo,
  },
  deleteJobVideo: {
    ...calls.deleteJobVideo,
    access: 'recruiter',
    scope: { of: 'job', param: 'id' },
    spec: ['API88'],
    summary: 'Video mit seinen Untertiteln entfernen.',
    answer: shapes.okAnswer,
  },
} as const satisfies EntriesOf<typeof calls>;
