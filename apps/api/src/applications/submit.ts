import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../auth/actor.ts';
import { findUser } from '../auth/store.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { dropFiles, keepFiles, type KeptFile } from './keep-files.ts';
import { findOpenJob, type OpenJob } from './open-job.ts';
import { enqueueMails, insertApplication, type Submission, type Submitted } from './record.ts';
import { findReferral } from './referral.ts';
import { checkApplication } from './rules.ts';
import type { ApplicationInput } from './shape.ts';

/** The same application within so many seconds is the same click (O26). */
const DOUBLE_SECONDS = 60;

/** Name and address of an account outrank what the body says (O27). */
async function withProfile(context: Context, input: ApplicationInput, actor: Actor | null): Promise<ApplicationInput> {
  const user = actor === null ? null : await findUser(context.db, actor.id);
  if (user === null) return input;
  return { ...input, firstName: user.first_name || input.firstName, lastName: user.last_name || input.lastName, email: user.email };
}

function payloadHash({ input, files, actor }: Submission): string {
  const content = [input, actor?.id ?? null, files.map(({ kind, name, hash }) => [kind, name, hash])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

async function findDouble(db: Kysely<Database>, hash: string, now: Date): Promise<Submitted | null> {
  const first = await db
    .selectFrom('applications')
    .select(['id', 'reference_token as token'])
    .where('payload_hash', '=', hash)
    .where('created_at', '>', new Date(now.getTime() - DOUBLE_SECONDS * 1000))
    .orderBy('id')
    .executeTakeFirst();
  return first ?? null;
}

async function creditedReferral(context: Context, submission: Submission, job: OpenJob): Promise<number | null> {
  const { input, actor, requestId } = submission;
  if (input.referral === '') return null;
  const found = await findReferral(context.db, input.referral, { jobId: job.id, userId: actor?.id ?? null, email: input.email });
  if ('id' in found) return found.id;
  context.log('info', 'referral-ignored', { requestId, jobId: job.id, reason: found.fault });
  return null;
}

/** Stores row, history, files and mails at once; the same payload of the last minute gives the first one's id instead. */
async function store(
  context: Context,
  submission: Submission,
  job: OpenJob,
  hash: string,
  kept: readonly KeptFile[],
): Promise<Submitted & { readonly isNew: boolean }> {
  const now = context.now();
  const referralId = await creditedReferral(context, submission, job);
  return context.db.transaction().execute(async (trx) => {
    // Two clicks at the same moment: the second waits here and finds the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
    const first = await findDouble(trx, hash, now);
    if (first !== null) return { ...first, isNew: false };
    const made = await insertApplication(trx, submission, job, { referralId, hash, now });
    if (kept.length > 0)
      await trx
        .updateTable('application_documents')
        .set({ application_id: made.id })
        .where(
          'id',
          'in',
          kept.map(({ id }) => id),
        )
        .execute();
    await enqueueMails(trx, context.origin(), submission, job, made.id);
    return { ...made, isNew: true };
  });
}

/**
 * Takes an application in: rules, posting, limit, files, then everything in one transaction. What is acknowledged is on the disk.
 * @throws Refusal 'invalid' in the order of the rules, 'not-found' or 'conflict' for the posting, 'limit'
 */
export async function submitApplication(context: Context, given: Submission): Promise<Submitted> {
  const submission = { ...given, input: await withProfile(context, given.input, given.actor) };
  checkApplication(
    submission.input,
    submission.files.some(({ kind }) => kind === 'resume'),
  );
  const job = await findOpenJob(context, submission.input.jobId);
  await context.limits.consume('apply-posting', given.address, job.id);
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
