import { berlinDay, listHtml, mediaUrl } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import type { JobRow } from '../../jobs/job/store.ts';
import { payRangeOf } from '../../jobs/job/to-wire.ts';
import { sanitiseOrNull } from '../../platform/text/sanitise.ts';
import type { StoredJobRow } from './store.ts';
import { detailsOf } from '../../jobs/job/detail-columns.ts';

/**
 * Text of a section for the form: sanitised HTML, or the plain list of an old row as HTML (O80). An equal text in
 * the response counts as unchanged.
 */
export function sectionHtml(html: string | null, list: string[] | null = null): string | null {
  return sanitiseOrNull(html) ?? sanitiseOrNull(listHtml(list ?? []));
}

const storedFile = (filename: string) => ({ url: mediaUrl('job-videos', filename), filename });

function storedVideoWire({ video, video_captions, video_link }: JobRow): z.input<typeof shapes.jobStored>['video'] {
  if (video === null) return video_link === null ? null : { url: video_link, filename: null, captions: null };
  return { ...storedFile(video), captions: video_captions === null ? null : storedFile(video_captions) };
}

/** The stored values of a job, for its form (O79). */
export function jobStoredWire({ job, contactIds, focusPage }: StoredJobRow): z.input<typeof shapes.jobStored> {
  return {
    id: job.id,
    companyId: job.company_id,
    title: job.title,
    city: job.city,
    location: job.location,
    workingModel: job.working_model,
    employment: job.employment,
    ote: job.ote,
    ...detailsOf(job),
    payRange: payRangeOf(job),
    closesAt: job.closes_at === null ? null : berlinDay(job.closes_at),
    jobDescription: sectionHtml(job.job_description),
    yourTasks: sectionHtml(job.your_tasks),
    yourProfile: sectionHtml(job.your_profile, job.requirements),
    weOffer: sectionHtml(job.we_offer, job.benefits),
    aboutUs: sectionHtml(job.about_us),
    jobProfileType: job.profile_type,
    templateType: job.template,
    specificInformation: job.specific_information,
    focusPage,
    teamMembers: contactIds.map((teamMemberId, index) => ({ id: { teamMemberId }, jobOfferRank: index + 1 })),
    video: storedVideoWire(job),
    blindReview: job.blind_review,
    isActive: job.is_active,
    active: job.is_active,
    createdAt: job.created_at.toISOString(),
    publishedAt: job.published_at?.toISOString() ?? null,
    updatedAt: job.updated_at.toISOString(),
  };
}
