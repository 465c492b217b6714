import {
  defaultRejectionText,
  generalMessages,
  type HistoryAction,
  jobFieldMessages,
  jobMessages,
  type JobProfileType,
  type JobTemplate,
  reportMessages,
} from '@stellwerk/domain';
import { CallError, type InputOf } from '@stellwerk/domain/endpoints';
import type { Transaction, Updateable } from 'kysely';
import { applyBlindReview } from '../../applications/application/blind-store.ts';
import { rejectAllOf } from '../../applications/review/review.ts';
import { installationOf } from '../../platform/mail/outbox.ts';
import { freeJobsOf, lockAccount } from '../../companies/company/store.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { JobsTable } from '../../platform/db/tables/jobs.ts';
import { noteEvent } from '../../companies/history/store.ts';
import { changedColumns, editedRow, fieldError, wantedActive } from './row.ts';
import { endReferrals, findStoredJob, hasFocusPage, insertJob, jobOfKey, lockJob, membersOf, replaceContacts, updateJob } from './store.ts';
import type { JobRow } from '../../jobs/job/store.ts';
import { removeVideoFiles } from './video-files.ts';
import type { CompanyId, JobId, UserId } from '../../platform/ids.ts';

type Trx = Transaction<Database>;
type SaveBody = InputOf<'updateJob', 'request'>;
type CreateBody = InputOf<'createJob', 'request'>;

/** The job was changed since the person saw it. Nothing was saved. */
export class JobConflict extends Error {}

const notFound = (): CallError => new CallError('not-found', jobMessages.notFound);

/** Fields that a change writes. @throws CallError 'not-found' */
async function locked(trx: Trx, id: JobId): Promise<JobRow> {
  const job = await lockJob(trx, id);
  if (job === null) throw notFound();
  return job;
}

/** Checks that the plan of the company allows one more active job, unless plans are not enforced (O38). @throws CallError 'conflict' */
async function requireRoom(trx: Trx, { config }: Context, companyId: CompanyId): Promise<void> {
  if (config.planLimits !== 'enforce') return;
  const free = await freeJobsOf(trx, [companyId]);
  if (free.get(companyId) === 0) throw new CallError('conflict', jobFieldMessages.planLimit);
}

/** Ids of the contact persons by rank, each once. @throws CallError 'invalid' for people of another company */
async function contactsOf(trx: Trx, companyId: CompanyId, { teamMembers }: SaveBody): Promise<readonly number[]> {
  const ranked = (teamMembers ?? []).toSorted((a, b) => (a.jobOfferRank ?? 0) - (b.jobOfferRank ?? 0));
  const ids = [...new Set(ranked.map(({ id }) => id.teamMemberId))];
  const known = await membersOf(trx, companyId, ids);
  if (ids.some((id) => !known.has(id))) throw fieldError('teamMembers', jobFieldMessages.foreignContact);
  return ids;
}

async function requireFocusPage(trx: Trx, companyId: CompanyId, { jobOffer }: SaveBody): Promise<void> {
  const id = jobOffer.focusPage?.id;
  if (id !== undefined && !(await hasFocusPage(trx, companyId, id)))
    throw fieldError('jobOffer.focusPage', jobFieldMessages.foreignFocusPage);
}

/** The job that was created or found. */
interface Creation {
  readonly id: JobId;
  /** It existed before, and only its author has changed it since. */
  readonly repeated: boolean;
}

function insertOnce(context: Context, companyId: CompanyId, userId: UserId, body: CreateBody): Promise<Creation> {
  const { requestKey: key = '' } = body;
  return context.db.transaction().execute(async (trx) => {
    if (key !== '') {
      // Concurrent calls run one after the other: the second one finds the job of the first.
      await lockAccount(trx, userId);
      const known = await jobOfKey(trx, companyId, userId, key);
      if (known !== null) return { id: known.id, repeated: known.updated_by === userId };
    }
    const now = context.now();
    const row = editedRow(body.jobOffer, null, now);
    const isActive = wantedActive(body.jobOffer) ?? true;
    if (isActive) await requireRoom(trx, context, companyId);
    await requireFocusPage(trx, companyId, body);
    const contacts = await contactsOf(trx, companyId, body);
    const author = { created_by: userId, updated_by: userId, created_at: now, updated_at: now };
    // PostgreSQL uses the default for absent facts; here they are always present.
    const specifics = row.specific_information ?? '{}';
    const made = { ...author, company_id: companyId, is_active: isActive, creation_key: key === '' ? null : key };
    const id = await insertJob(trx, { ...row, specific_information: specifics, ...made });
    await replaceContacts(trx, id, contacts);
    await noteEvent(trx, { companyId, userId, action: 'job-created', subject: { type: 'job', id }, now });
    return { id, repeated: false };
  });
}

/**
 * Creates a job (API83). The same key again, after a lost response, returns the first job with the values of
 * the current form.
 * @returns its id
 */
export async function createJob(context: Context, companyId: CompanyId, userId: UserId, body: CreateBody): Promise<number> {
  const { id, repeated } = await insertOnce(context, companyId, userId, body);
  if (repeated) await saveJob(context, { id, userId }, { ...body, expectedUpdatedAt: undefined });
  return id;
}

/** The author of a change, and its audit entry. */
interface Change {
  readonly id: JobId;
  readonly userId: UserId;
}

/**
 * Changes a locked row, records the change, and removes the files that it no longer names.
 * @param change returns the columns; without any only the time of the last change is updated
 */
async function changeJob(
  context: Context,
  { id, userId }: Change,
  change: (
    trx: Trx,
    job: JobRow,
    now: Date,
  ) => Promise<{ readonly columns: Updateable<JobsTable>; readonly action: HistoryAction; readonly more?: readonly string[] }>,
): Promise<void> {
  const dropped = await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const job = await locked(trx, id);
    const { columns, action, more = [] } = await change(trx, job, now);
    const fields = [...changedColumns(job, columns), ...more];
    await updateJob(trx, id, { ...columns, updated_at: now, ...(fields.length > 0 && { updated_by: userId }) });
    const { blind_review: blindReview = job.blind_review } = columns;
    if (blindReview !== job.blind_review) await applyBlindReview(trx, id, blindReview);
    if (fields.length > 0) {
      const subject = { type: 'job', id } as const;
      await noteEvent(trx, { companyId: job.company_id, userId, action, subject, details: { fields }, now });
    }
    return [
      ...(columns.video === undefined || columns.video === job.video ? [] : [job.video]),
      ...(columns.video_captions === undefined || columns.video_captions === job.video_captions ? [] : [job.video_captions]),
    ];
  });
  await removeVideoFiles(context, dropped);
}

/**
 * Saves all of a job (O15). Saving without a change updates only the time of the last change (O79).
 * @throws JobConflict when the job was changed since the person saw it
 */
export async function saveJob(context: Context, who: Change, body: SaveBody): Promise<void> {
  await changeJob(context, who, async (trx, job, now) => {
    if (body.companyId !== job.company_id) throw new CallError('forbidden', generalMessages.forbidden);
    if (body.expectedUpdatedAt !== undefined && body.expectedUpdatedAt !== job.updated_at.toISOString()) throw new JobConflict();
    const isActive = wantedActive(body.jobOffer) ?? job.is_active;
    if (isActive && !job.is_active) await requireRoom(trx, context, job.company_id);
    const columns = { ...editedRow(body.jobOffer, job, now), ...activity(job, isActive) };
    if (columns.focus_page_id !== job.focus_page_id) await requireFocusPage(trx, job.company_id, body);
    const before = (await findStoredJob(trx, job.id))?.contactIds ?? [];
    const contacts = body.teamMembers === undefined ? before : await contactsOf(trx, job.company_id, body);
    const moved = contacts.join() !== before.join();
    if (moved) await replaceContacts(trx, job.id, contacts);
    return { columns, action: 'job-updated', more: moved ? ['contacts'] : [] };
  });
}

/** A manual switch overrides the reason for which the server had switched the job off. */
function activity(job: JobRow, isActive: boolean): Updateable<JobsTable> {
  if (isActive === job.is_active) return {};
  // Jobs taken down by the operators stay so (O95).
  if (job.inactive_reason === 'taken-down') throw new CallError('forbidden', reportMessages.takenDown);
  return { is_active: isActive, inactive_reason: null };
}

/** Switches a job on or off (API50). */
export async function switchJob(context: Context, who: Change, isActive: boolean): Promise<void> {
  await changeJob(context, who, async (trx, job) => {
    if (isActive && !job.is_active) await requireRoom(trx, context, job.company_id);
    return { columns: activity(job, isActive), action: isActive ? 'job-activated' : 'job-deactivated' };
  });
}

/** Changes design and profile type (API86). */
export async function changeDesign(
  context: Context,
  who: Change,
  { template, profileType }: { readonly template: JobTemplate; readonly profileType: JobProfileType | undefined },
): Promise<void> {
  await changeJob(context, who, (_trx, job) =>
    Promise.resolve({ columns: { template, profile_type: profileType ?? job.profile_type }, action: 'job-design' }),
  );
}

/**
 * Stores the job's message of a rejection; '' for the default text (decision 0076). It is not part of the public job, so
 * the time of its last change stays.
 */
export async function changeRejectionText(context: Context, { id, userId }: Change, text: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const job = await locked(trx, id);
    const columns = { rejection_text: text === '' || text === defaultRejectionText ? null : text };
    const fields = changedColumns(job, columns);
    if (fields.length === 0) return;
    await updateJob(trx, id, columns);
    const subject = { type: 'job', id } as const;
    await noteEvent(trx, {
      companyId: job.company_id,
      userId,
      action: 'job-updated',
      subject,
      details: { fields },
      now: context.now(),
    });
  });
}

/** Deletes a job with its documented effects in one transaction (JM24, A24): the row stays, for the applications to it. */
export async function deleteJob(context: Context, { id, userId }: Change): Promise<void> {
  const files = await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const job = await locked(trx, id);
    await updateJob(trx, id, {
      is_active: false,
      deleted_at: now,
      // The same key later creates another job.
      creation_key: null,
      updated_at: now,
      updated_by: userId,
      video: null,
      video_captions: null,
      video_link: null,
    });
    await endReferrals(trx, id);
    const rejected = await rejectAllOf(trx, installationOf(context), id, userId, now);
    const subject = { type: 'job', id } as const;
    await noteEvent(trx, { companyId: job.company_id, userId, action: 'job-deleted', subject, details: { rejected }, now });
    return [job.video, job.video_captions];
  });
  await removeVideoFiles(context, files);
}
