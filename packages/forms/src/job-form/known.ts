import { berlinDay, type Job, type RichContent } from '@stellwerk/domain';
import { payFieldsOf } from './pay';
import type { JobFormValues } from './values';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A section as the editor expects it; a plain list becomes one of HTML. */
const htmlOf = (content: RichContent): string =>
  typeof content === 'string'
    ? content
    : content.length === 0
      ? ''
      : `<ul>${content.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`;

/**
 * What a stored job puts into the form. Leave `templateType` out of it where the stored one named no design (A15).
 * @param focusPage id of its focus page, '' for the company profile; a read job does not carry it
 */
export function knownJobValues(job: Job, focusPage: string): JobFormValues {
  return {
    title: job.title,
    city: job.city || job.location,
    workingModel: job.workingModel,
    employment: job.employment,
    jobProfileType: job.profileType,
    templateType: job.template,
    ote: job.salary,
    remunerationStructure: job.remunerationStructure,
    ...payFieldsOf(job.payRange),
    closesOn: job.closesAt === null ? '' : berlinDay(job.closesAt),
    isActive: job.active,
    focusPage,
    specificInformation: { ...job.specificInformation },
    jobDescription: htmlOf(job.description),
    yourTasks: htmlOf(job.tasks),
    yourProfile: htmlOf(job.profile),
    weOffer: htmlOf(job.offer),
    aboutUs: htmlOf(job.aboutUs),
    contacts: job.team.map(({ id }) => id),
  };
}
