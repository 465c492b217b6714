import type { DemoData, DemoJob } from '@stellwerk/domain/fixtures';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { JobsTable } from '../../platform/db/tables/jobs.ts';
import { located } from '../../platform/places/located.ts';
import { sanitise } from '../../platform/text/sanitise.ts';
import { detailColumns } from '../../jobs/job/detail-columns.ts';
import { insertAll, orNull, when } from './rows.ts';

const html = (text: string): string | null => orNull(sanitise(text));
const listOf = (items: readonly string[]): string | null => (items.length === 0 ? null : JSON.stringify(items));

function jobRow(job: DemoJob): Insertable<JobsTable> {
  return {
    id: job.id,
    company_id: job.companyId,
    title: job.title,
    city: orNull(job.city),
    location: orNull(job.location),
    working_model: job.workingModel,
    employment: job.employment,
    ote: job.ote,
    ...detailColumns(job),
    pay_min: job.payRange?.min ?? null,
    pay_max: job.payRange?.max ?? null,
    pay_currency: job.payRange?.currency ?? null,
    pay_unit: job.payRange?.unit ?? null,
    closes_at: job.closesAt === null ? null : when(job.closesAt),
    profile_type: job.jobProfileType,
    template: job.templateType,
    specific_information: JSON.stringify(job.specificInformation),
    job_description: html(job.jobDescription),
    your_tasks: html(job.yourTasks),
    your_profile: html(job.yourProfile),
    requirements: listOf(job.requirements),
    we_offer: html(job.weOffer),
    benefits: listOf(job.benefits),
    about_us: html(job.aboutUs),
    video: job.videoFile,
    video_captions: job.captionsFile,
    video_link: job.videoLink,
    focus_page_id: job.focusPageId,
    blind_review: job.blindReview ?? false,
    recommended_by: orNull(job.recommendedBy),
    direct_access: job.directAccess,
    is_active: job.isActive,
    created_by: job.createdById,
    updated_by: job.createdById,
    created_at: when(job.createdAt),
    updated_at: when(job.updatedAt),
    published_at: when(job.publishedAt),
  };
}

/** Jobs with their contact persons, page loads and referrals. */
export async function jobRows(trx: Transaction<Database>, data: DemoData): Promise<void> {
  await insertAll(data.jobs, (jobs) =>
    trx
      .insertInto('jobs')
      .values(jobs.map((job) => located(jobRow(job))))
      .execute(),
  );
  const contacts = data.jobs.flatMap((job) =>
    job.contactIds.map((memberId, index) => ({ job_id: job.id, team_member_id: memberId, rank: index + 1 })),
  );
  await insertAll(contacts, (rows) =>
    trx
      .insertInto('job_contacts')
      .values([...rows])
      .execute(),
  );
  for (const job of data.jobs) await visitRows(trx, 'job', job.id, job.views, data.now);
  for (const page of data.focusPages) await visitRows(trx, 'focus-page', page.id, page.views, data.now);
  // Parents first: a referral may come from another one.
  const referrals = data.referrals.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null));
  await insertAll(referrals, (rows) =>
    trx
      .insertInto('referrals')
      .values(
        rows.map((referral) => ({
          id: referral.id,
          code: referral.code,
          job_id: referral.jobId,
          user_id: referral.userId,
          parent_id: referral.parentId,
          is_active: referral.isActive,
          view_count: referral.views,
          reject_count: referral.rejects,
          created_at: when(referral.createdAt),
        })),
      )
      .execute(),
  );
}

/** Spreads a number of page loads over the last 60 days. */
async function visitRows(trx: Transaction<Database>, kind: 'job' | 'focus-page', id: number, views: number, now: string): Promise<void> {
  await sql`insert into visits (kind, subject_id, day, visitor)
    select ${kind}, ${id}::int, (${now}::timestamptz)::date - (n % 60)::int, 'demo-' || n from generate_series(1, ${views}::int) n`.execute(
    trx,
  );
}
