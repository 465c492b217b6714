import type { Id } from '@stellwerk/domain';
import { id, withQuery } from './paths';

/**
 * URLs of the company area: in a separate file, so that visitor pages do not load them (decision
 * 0004).
 */
export const companyPaths = {
  dashboard: (companyId: Id<'company'>, query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(`/company/${id(companyId)}/dashboard`, query),
  settings: (companyId: Id<'company'>) => `/company/${id(companyId)}/settings`,
  history: (companyId: Id<'company'>) => `/company/${id(companyId)}/history`,
  subscription: (companyId: Id<'company'>) => `/company/${id(companyId)}/subscription`,
  create: () => '/company/create',
  applications: (companyId: Id<'company'>, query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(`/company/${id(companyId)}/applications`, query),
  jobs: (companyId: Id<'company'>, query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(`/company/${id(companyId)}/jobs`, query),
  job: (companyId: Id<'company'>, jobId: Id<'job'>) => `/company/${id(companyId)}/jobs/${id(jobId)}`,
  jobApplications: (companyId: Id<'company'>, jobId: Id<'job'>) => `/company/${id(companyId)}/jobs/${id(jobId)}/applications`,
  createJob: (companyId: Id<'company'>) => `/company/${id(companyId)}/jobs/create`,
  duplicateJob: (companyId: Id<'company'>, jobId: Id<'job'>) => withQuery(`/company/${id(companyId)}/jobs/create`, { copy: id(jobId) }),
  editJob: (companyId: Id<'company'>, jobId: Id<'job'>) => `/company/${id(companyId)}/jobs/${id(jobId)}/edit`,
  transferJobs: (companyId: Id<'company'>) => `/company/${id(companyId)}/jobs/import`,
  createMember: (companyId: Id<'company'>) => `/company/${id(companyId)}/team/create`,
  application: (companyId: Id<'company'>, applicationId: Id<'application'>) =>
    `/company/${id(companyId)}/applications/${id(applicationId)}`,
} as const;
