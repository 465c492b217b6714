import { createHash } from 'node:crypto';
import type { ExportedJobColumn, JobTemplate } from '@stellwerk/domain';
import type { Insertable } from 'kysely';
import type { JobsTable } from '../../../platform/db/tables/jobs.ts';
import { noonOf } from '../../../platform/days/moments.ts';
import { detailColumns } from '../../../jobs/job/detail-columns.ts';
import { sanitiseOrNull } from '../../../platform/text/sanitise.ts';
import type { ImportedJob, OwnFields } from '../parse/imported-job.ts';
import type { CompanyId, UserId } from '../../../platform/ids.ts';

const orNull = <T extends string>(text: T | ''): T | null => (text === '' ? null : text);

/** Hash of the source: an unchanged job is skipped. */
export function contentHash(job: ImportedJob): string {
  const said = Object.entries(job.details).filter(([, value]) => Boolean(value));
  // Without any detail it is the hash of a job that was imported before there were details.
  const hashed = { ...job, details: said.length === 0 ? undefined : said };
  return createHash('sha256').update(JSON.stringify(hashed)).digest('hex');
}

/** The columns that only our own export contains. Its lists of old rows have become text (O80); undefined keeps the stored value. */
const ownColumns = (own: OwnFields) => ({
  requirements: null,
  benefits: null,
  template: own.template,
  profile_type: own.profileType,
  specific_information: JSON.stringify(own.specificInformation),
  is_active: own.isActive,
  blind_review: own.blindReview,
});

/** Columns of every source: the others of an export. */
type SourceColumn = Exclude<ExportedJobColumn, keyof ReturnType<typeof ownColumns>>;

/** The columns that follow the source, also when a job changes. Texts are sanitised here (decisions, rule 5). */
export function contentRow(job: ImportedJob) {
  const { sections, payRange, own } = job;
  return {
    title: job.title,
    city: orNull(job.city),
    location: orNull(job.location),
    working_model: orNull(job.workingModel),
    employment: orNull(job.employment),
    ote: orNull(job.salary),
    pay_min: payRange?.min ?? null,
    pay_max: payRange?.max ?? null,
    pay_currency: payRange?.currency ?? null,
    pay_unit: payRange?.unit ?? null,
    closes_at: job.closesOn === '' ? null : noonOf(job.closesOn),
    job_description: sanitiseOrNull(sections.description),
    your_tasks: sanitiseOrNull(sections.tasks),
    your_profile: sanitiseOrNull(sections.profile),
    we_offer: sanitiseOrNull(sections.offer),
    about_us: sanitiseOrNull(sections.aboutUs),
    ...detailColumns(job.details),
    content_hash: contentHash(job),
    ...(own !== undefined && ownColumns(own)),
  } satisfies Partial<Insertable<JobsTable>> & Readonly<Record<SourceColumn, unknown>>;
}

/**
 * A new job. The day of publication is the source's, never in the future.
 * @param more `asDraft`: whether it is stored inactive and unpublished, regardless of the file
 */
export function newJobRow(
  job: ImportedJob,
  more: { companyId: CompanyId; ownerId: UserId; template: JobTemplate; now: Date; asDraft: boolean },
): Insertable<JobsTable> {
  // A job that its own company never published stays a draft.
  const isDraft = more.asDraft || (job.own?.isActive === false && job.publishedOn === '');
  const published = job.publishedOn === '' ? more.now : noonOf(job.publishedOn);
  return {
    template: more.template,
    is_active: true,
    ...contentRow(job),
    ...(more.asDraft && { is_active: false }),
    company_id: more.companyId,
    source: 'import',
    external_id: job.identifier,
    published_at: isDraft ? null : published > more.now ? more.now : published,
    created_at: more.now,
    created_by: more.ownerId,
    updated_by: more.ownerId,
  };
}
