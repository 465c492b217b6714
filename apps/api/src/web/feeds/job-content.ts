import { jobSectionLabels, jobLink } from '@stellwerk/domain';
import { sanitise, sanitiseOrNull } from '../../platform/text/sanitise.ts';
import type { FeedRow } from './store.ts';

/** The town of the work, as the page of the job states it for search engines; '' for a remote job without one. */
export function townOf({ city, location, company_city: home, working_model: model }: FeedRow): string {
  return city || (model === 'Remote' ? '' : location || home || '');
}

export const urlOf = (origin: string, { id }: FeedRow): string => jobLink(origin, String(id));

/** A section that is text or a plain list of old rows. */
function part(text: string | null, items: readonly string[] | null): string {
  if (text !== null || items === null || items.length === 0) return sanitiseOrNull(text) ?? '';
  return `<ul>${items.map((item) => `<li>${sanitise(item)}</li>`).join('')}</ul>`;
}

/** All texts of a job as one, with the headings of its page; sanitised (rule 5). */
export function descriptionOf(job: FeedRow): string {
  const parts = [
    [jobSectionLabels.description, part(job.job_description, null)],
    [jobSectionLabels.tasks, part(job.your_tasks, null)],
    [jobSectionLabels.profile, part(job.your_profile, job.requirements)],
    [jobSectionLabels.offer, part(job.we_offer, job.benefits)],
    [jobSectionLabels.aboutUs, part(job.about_us, null)],
  ] as const;
  return parts.flatMap(([heading, html]) => (html === '' ? [] : [`<h3>${heading}</h3>${html}`])).join('');
}
