import type { Job } from '@stellwerk/domain';

/** Job data of a form and its success page; '' for missing values. */
export interface NamedJob {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly employment: string;
  readonly workingModel: string;
  readonly logoUrl: string;
}

/** Name of a job: from the stored job, and until it is loaded from the URL (AF02, O102), which anyone can write. */
export function namedJob(job: Job | undefined, query: URLSearchParams): NamedJob {
  const of = (name: string): string => (query.get(name) ?? '').trim();
  return job === undefined
    ? {
        title: of('title'),
        company: of('company'),
        location: of('location'),
        employment: of('employment'),
        workingModel: of('workingModel'),
        logoUrl: '',
      }
    : {
        title: job.title,
        company: job.company.name,
        location: job.location || job.city,
        employment: job.employment,
        workingModel: job.workingModel,
        logoUrl: job.company.logoUrl,
      };
}
