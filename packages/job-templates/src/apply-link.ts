import type { Job } from '@stellwerk/domain';

/**
 * The five query parameters of the apply link (PJ36). Fields missing in the job stay empty, so that
 * the form's own fallbacks apply (A14).
 */
export function applyQuery(job: Pick<Job, 'title' | 'company' | 'location' | 'city' | 'employment' | 'workingModel'>): URLSearchParams {
  return new URLSearchParams({
    title: job.title,
    company: job.company.name,
    location: job.location || job.city,
    employment: job.employment,
    workingModel: job.workingModel,
  });
}
