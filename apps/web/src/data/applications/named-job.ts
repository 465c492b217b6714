import type { Job } from '@stellwerk/domain';

/** How a form and its success page name a job; '' for what nobody says. */
export interface NamedJob {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly employment: string;
  readonly workingModel: string;
  readonly logoUrl: string;
}

/** What a job is called: the stored one says it, and the address only until it is there (AF02, O102): anybody can write an address. */
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
