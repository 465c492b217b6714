import { JOB_PROFILE_TYPES, JOB_TEMPLATES, DEFAULT_JOB_TEMPLATE, mediaUrl, type JobTemplate } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { companyCardWire, companyPublicWire, urlOf, type CompanyCardRow, type CompanyPublicRow } from '../companies/to-wire.ts';
import type { JobsTable } from '../db/tables/jobs.ts';
import { sanitise, sanitiseOrNull } from './sanitise.ts';

type JobRow = Selectable<JobsTable>;

/** Columns of a card. */
export type CardRow = Pick<JobRow, 'id' | 'title' | 'city' | 'location' | 'working_model' | 'employment' | 'created_at' | 'published_at'>;

/** Someone the posting names as contact. */
export interface ContactRow {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string | null;
  readonly job_description: string | null;
  readonly position: string | null;
  readonly linkedin_profile: string | null;
  readonly email: string | null;
}

export interface FocusRow {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
}

/** A row of a list (A36: the company as name and as object). */
export function jobCardWire(job: CardRow, company: CompanyCardRow): z.input<typeof shapes.jobCard> {
  return {
    id: job.id,
    title: job.title,
    company: company.name,
    companyId: companyCardWire(company),
    city: job.city,
    location: job.location,
    workingModel: job.working_model,
    employment: job.employment,
    createdAt: job.created_at.toISOString(),
    publishedAt: job.published_at?.toISOString() ?? null,
  };
}

function contactWire(person: ContactRow): z.input<typeof shapes.contactPerson> {
  return {
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    avatar: urlOf(person.avatar, 'avatars'),
    jobDescription: person.job_description,
    position: person.position,
    linkedinProfile: person.linkedin_profile,
    email: person.email,
  };
}

function templateOf(name: string | null): JobTemplate {
  return JOB_TEMPLATES.find((template) => template === name) ?? DEFAULT_JOB_TEMPLATE;
}

const numberOf = (value: string | number | null): number | null => (value === null ? null : Number(value));

function payRangeOf(job: JobRow): z.input<typeof shapes.payRange> {
  const [min, max] = [numberOf(job.pay_min), numberOf(job.pay_max)];
  return min === null && max === null ? null : { min, max, currency: job.pay_currency ?? 'EUR', unit: job.pay_unit ?? 'YEAR' };
}

/** Plain lists of old rows are text: tags in them would be shown as such, so they pass the same sanitiser. */
const listOf = (items: string[] | null): string[] | null => (items === null || items.length === 0 ? null : items.map(sanitise));

/** A posting as the public reads it, in every documented spelling (A36). */
export function jobPublicWire(
  job: JobRow,
  company: CompanyPublicRow,
  contacts: readonly ContactRow[],
  focusPage: FocusRow | null,
): z.input<typeof shapes.jobPublic> {
  const template = templateOf(job.template);
  const videoFile = job.video === null ? null : mediaUrl('job-videos', job.video);
  const videoUrl = videoFile ?? job.video_link;
  const description = sanitiseOrNull(job.job_description);
  const people = contacts.map(contactWire);
  return {
    ...jobCardWire(job, company),
    companyId: companyPublicWire(company),
    ote: job.ote,
    remunerationStructure: job.remuneration_structure,
    payRange: payRangeOf(job),
    closesAt: job.closes_at?.toISOString() ?? null,
    recommendedBy: job.recommended_by,
    directAccess: job.direct_access,
    description,
    jobDescription: description,
    yourTasks: sanitiseOrNull(job.your_tasks),
    yourProfile: sanitiseOrNull(job.your_profile),
    requirements: listOf(job.requirements),
    weOffer: sanitiseOrNull(job.we_offer),
    benefits: listOf(job.benefits),
    aboutUs: sanitiseOrNull(job.about_us),
    video: videoUrl === null ? null : { url: videoUrl, ...(job.video === null ? {} : { filename: job.video }) },
    videoUrl,
    videoLink: job.video_link,
    videos: videoUrl === null ? [] : [videoUrl],
    teamMembers: people,
    contactPersons: people,
    jobProfileType: JOB_PROFILE_TYPES.find((type) => type === job.profile_type) ?? 'DEFAULT',
    templateType: template,
    template: { id: JOB_TEMPLATES.indexOf(template) + 1 },
    specificInformation: job.specific_information,
    focusPage,
    isActive: job.is_active,
    active: job.is_active,
  };
}

/** A posting as its own company lists it, with its figures. */
export function jobCompanyWire(
  job: JobRow,
  company: CompanyCardRow,
  figures: { applications: number; views: number },
): z.input<typeof shapes.jobCompany> {
  return {
    ...jobCardWire(job, company),
    isActive: job.is_active,
    active: job.is_active,
    templateType: templateOf(job.template),
    jobProfileType: JOB_PROFILE_TYPES.find((type) => type === job.profile_type) ?? 'DEFAULT',
    applications: figures.applications,
    views: figures.views,
    updatedAt: job.updated_at.toISOString(),
  };
}
