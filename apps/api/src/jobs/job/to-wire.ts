import { DEFAULT_JOB_TEMPLATE, JOB_TEMPLATE_IDS, mediaUrl } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import type { CompanyCardRow, CompanyPublicRow } from '../../companies/company/store.ts';
import { companyCardWire, companyPublicWire } from '../../companies/company/to-wire.ts';
import { urlOf } from '../../platform/media/public-files.ts';
import type { CardRow, ContactRow, FocusRow, JobFigures, JobRow } from './store.ts';
import { softHyphens } from '../../platform/text/soft-hyphens.ts';
import { addressOf, townsOf } from '../../platform/places/address.ts';
import { sanitise, sanitiseOrNull } from '../../platform/text/sanitise.ts';
import { detailsOf, listedDetailsOf } from './detail-columns.ts';

const numberOf = (value: string | number | null): number | null => (value === null ? null : Number(value));

/** The structured pay of a row; null without any. */
export function payRangeOf(job: CardRow): z.input<typeof shapes.payRange> {
  const [min, max] = [numberOf(job.pay_min), numberOf(job.pay_max)];
  // The table has no amount without currency and unit.
  if (job.pay_currency === null || job.pay_unit === null || (min === null && max === null)) return null;
  return { min, max, currency: job.pay_currency, unit: job.pay_unit };
}

/** Texts with soft hyphens in their long words; undefined without long words. */
export function hyphenatedOf(texts: Readonly<Record<string, string | null>>): z.input<typeof shapes.jobCard>['hyphenated'] {
  const divided = Object.entries(texts).flatMap(([name, text]) => {
    const shown = softHyphens(text ?? '');
    return shown === (text ?? '') ? [] : [[name, shown] as const];
  });
  return divided.length === 0 ? undefined : Object.fromEntries(divided);
}

/** A row of a list (A36: the company as name and as object). */
export function jobCardWire(job: CardRow, company: CompanyCardRow): z.input<typeof shapes.jobCard> {
  return {
    id: job.id,
    title: job.title,
    hyphenated: hyphenatedOf({ title: job.title, company: company.name, city: job.city, location: job.location }),
    company: company.name,
    companyId: companyCardWire(company),
    city: job.city,
    location: job.location,
    workingModel: job.working_model,
    employment: job.employment,
    ...listedDetailsOf(job),
    createdAt: job.created_at.toISOString(),
    publishedAt: job.published_at?.toISOString() ?? null,
    payRange: payRangeOf(job),
    closesAt: job.closes_at?.toISOString() ?? null,
    templateType: job.template ?? DEFAULT_JOB_TEMPLATE,
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

/** Plain lists of old rows are text: tags in them would be visible, so they pass the same sanitiser. */
const listOf = (items: string[] | null): string[] | null => (items === null || items.length === 0 ? null : items.map(sanitise));

const templateWire = (job: JobRow) => ({ id: JOB_TEMPLATE_IDS[job.template ?? DEFAULT_JOB_TEMPLATE] });

/** URL of the video: the stored file, else the link; null without one. */
const videoUrlOf = (job: JobRow): string | null => (job.video === null ? job.video_link : mediaUrl('job-videos', job.video));

function videoWire({ video, video_captions, video_link }: JobRow): z.input<typeof shapes.jobPublic>['video'] {
  if (video === null) return video_link === null ? null : { url: video_link };
  const captions = video_captions === null ? {} : { captions: { url: mediaUrl('job-videos', video_captions), filename: video_captions } };
  return { url: mediaUrl('job-videos', video), filename: video, ...captions };
}

/** A job as the public reads it, in every documented spelling (A36). */
export function jobPublicWire(
  job: JobRow,
  company: CompanyPublicRow,
  contacts: readonly ContactRow[],
  focusPage: FocusRow | null,
): z.input<typeof shapes.jobPublic> {
  const videoUrl = videoUrlOf(job);
  const description = sanitiseOrNull(job.job_description);
  const people = contacts.map(contactWire);
  return {
    ...jobCardWire(job, company),
    companyId: companyPublicWire(company),
    address: addressOf(job.city || job.location || company.city || '', job.location ?? ''),
    towns: townsOf(job.location ?? ''),
    ote: job.ote,
    ...detailsOf(job),
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
    video: videoWire(job),
    videoUrl,
    videoLink: job.video_link,
    videos: videoUrl === null ? [] : [videoUrl],
    teamMembers: people,
    contactPersons: people,
    jobProfileType: job.profile_type,
    template: templateWire(job),
    specificInformation: job.specific_information,
    focusPage,
    blindReview: job.blind_review,
    isActive: job.is_active,
    active: job.is_active,
  };
}

/** A job as its own company lists it, with every field of JM13, authors under both names (O78). */
export function jobCompanyWire(
  job: JobRow,
  company: CompanyCardRow,
  { applications, views, createdBy, updatedBy }: JobFigures,
): z.input<typeof shapes.jobCompany> {
  const videoUrl = videoUrlOf(job);
  return {
    ...jobCardWire(job, company),
    isActive: job.is_active,
    active: job.is_active,
    template: templateWire(job),
    jobProfileType: job.profile_type,
    description: sanitiseOrNull(job.job_description),
    createdBy,
    createdById: createdBy,
    updatedBy,
    updatedById: updatedBy,
    recommendedBy: job.recommended_by,
    directAccess: job.direct_access,
    videos: videoUrl === null ? [] : [videoUrl],
    hasVideo: videoUrl !== null,
    applications,
    views,
    updatedAt: job.updated_at.toISOString(),
  };
}
