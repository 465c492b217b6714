import { createHash } from 'node:crypto';
import { checkApplication, type ApplicationInput } from '@stellwerk/domain/endpoints';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/context/actor.ts';
import { findUser } from '../../people/accounts/store.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import { applicantSignUp, mayFollow, requestNewsletter } from '../../mailing/newsletter/subscribe.ts';
import { creditReferral } from '../../referrals/credit.ts';
import { openPayouts, type ReferralRow } from '../../referrals/store.ts';
import { installationOf } from '../../platform/mail/outbox.ts';
import { tellMilestone } from '../../referrals/mail-store.ts';
import { isBlindAtFirst } from '../application/blind-store.ts';
import { dropFiles, keepFiles } from '../documents/keep-files.ts';
import { bindFiles, type KeptFile } from '../documents/file-store.ts';
import { openJob } from '../../jobs/job/open-job.ts';
import type { JobToApplyTo } from '../../jobs/job/open-job-store.ts';
import { enqueueMails } from './submit-mails.ts';
import { findByPayload, insertApplication, lockPayload } from './submit-store.ts';
import { applicationRow, type Submission, type Submitted } from './application-row.ts';

/** The same application within this many seconds counts as the same click (O26). */
const DOUBLE_SECONDS = 60;

/** Name and email address of an account override those in the body (O27). */
async function withProfile(context: Context, input: ApplicationInput, actor: Actor | null): Promise<ApplicationInput> {
  const user = actor === null ? null : await findUser(context.db, actor.id);
  if (user === null) return input;
  return { ...input, firstName: user.first_name || input.firstName, lastName: user.last_name || input.lastName, email: user.email };
}

function payloadHash({ input, files, actor }: Submission): string {
  const content = [input, actor?.id ?? null, files.map(({ slot, name, hash }) => [slot, name, hash])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

const findDouble = (db: Kysely<Database>, hash: string, now: Date): Promise<Submitted | null> =>
  findByPayload(db, hash, new Date(now.getTime() - DOUBLE_SECONDS * 1000));

async function creditedReferral(context: Context, submission: Submission, job: JobToApplyTo): Promise<ReferralRow | null> {
  const { input, actor, requestId } = submission;
  if (input.referral === '') return null;
  const found = await creditReferral(context.db, input.referral, { jobId: job.id, userId: actor?.id ?? null, email: input.email });
  if (!('ignored' in found)) return found;
  context.log('info', 'referral-ignored', { requestId, jobId: job.id, reason: found.ignored });
  return null;
}

/** Stores row, history, payout, files and mails in one transaction; the same payload within a minute returns the first one's id. */
async function store(
  context: Context,
  submission: Submission,
  job: JobToApplyTo,
  hash: string,
  kept: readonly KeptFile[],
): Promise<Submitted & { readonly isNew: boolean }> {
  const now = context.now();
  const installation = installationOf(context);
  const referral = await creditedReferral(context, submission, job);
  const follows = submission.input.newsletter && (await mayFollow(context, submission.input.email, submission.address));
  return context.db.transaction().execute(async (trx) => {
    await lockPayload(trx, hash);
    const first = await findDouble(trx, hash, now);
    if (first !== null) return { ...first, isNew: false };
    const blind = await isBlindAtFirst(trx, job.id);
    const row = applicationRow(submission, job, { referralId: referral?.id ?? null, hash, blind, now });
    const id = await insertApplication(trx, row);
    if (referral !== null)
      await openPayouts(trx, [
        { application_id: id, referral_id: referral.id, referral_code: referral.code, job_title: job.title, created_at: now },
      ]);
    await tellMilestone(trx, installation, {
      applicationId: id,
      key: `application:${id}`,
      from: null,
      to: 'SUBMITTED',
      notBefore: now,
    });
    await bindFiles(
      trx,
      kept.map((file) => file.id),
      id,
    );
    await enqueueMails(trx, { installation, now }, submission, job, { id, blind });
    if (follows) await requestNewsletter(trx, context, applicantSignUp(submission.input.email));
    return { id, token: row.reference_token, isNew: true };
  });
}

/**
 * Accepts an application: rules, job, limit, files, then one transaction for all. An acknowledged application is on the disk.
 * @throws CallError 'invalid' in the order of the rules, 'not-found' or 'conflict' for the job, 'limit'
 */
export async function submitApplication(context: Context, given: Submission): Promise<Submitted> {
  const submission = { ...given, input: await withProfile(context, given.input, given.actor) };
  checkApplication(
    submission.input,
    submission.files.some(({ slot }) => slot === 'resume'),
  );
  const job = await openJob(context, submission.input.jobId);
  await context.limits.consume('apply-job', given.address, job.id);
  const hash = payloadHash(submission);
  const first = await findDouble(context.db, hash, context.now());
  if (first !== null) return first;
  const kept = await keepFiles(context, submission.files, job.id, given.actor?.id ?? null);
  try {
    const { isNew, ...made } = await store(context, submission, job, hash, kept);
    if (!isNew) await dropFiles(context, kept);
    return made;
  } catch (error) {
    await dropFiles(context, kept);
    throw error;
  }
}
