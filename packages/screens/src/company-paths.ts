import { id, withQuery } from './paths';

/** URLs of a company's own area: apart from the others, so that no visitor's page loads them (decision 0004). */
export const companyPaths = {
  dashboard: (companyId: string, query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(`/company/${id(companyId)}/dashboard`, query),
  settings: (companyId: string) => `/company/${id(companyId)}/settings`,
  history: (companyId: string) => `/company/${id(companyId)}/history`,
  subscription: (companyId: string) => `/company/${id(companyId)}/subscription`,
  create: () => '/company/create',
  applications: (companyId: string, query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(`/company/${id(companyId)}/applications`, query),
  jobs: (companyId: string, query: Readonly<Record<string, string | undefined>> = {}) => withQuery(`/company/${id(companyId)}/jobs`, query),
  job: (companyId: string, jobId: string) => `/company/${id(companyId)}/jobs/${id(jobId)}`,
  jobApplications: (companyId: string, jobId: string) => `/company/${id(companyId)}/jobs/${id(jobId)}/applications`,
  createJob: (companyId: string) => `/company/${id(companyId)}/jobs/create`,
  duplicateJob: (companyId: string, jobId: string) => withQuery(`/company/${id(companyId)}/jobs/create`, { copy: id(jobId) }),
  editJob: (companyId: string, jobId: string) => `/company/${id(companyId)}/jobs/${id(jobId)}/edit`,
  transferJobs: (companyId: string) => `/company/${id(companyId)}/jobs/import`,
  createMember: (companyId: string) => `/company/${id(companyId)}/team/create`,
  application: (companyId: string, applicationId: string) => `/company/${id(companyId)}/applications/${id(applicationId)}`,
} as const;
