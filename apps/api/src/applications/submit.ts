import { createHash, randomBytes } from 'node:crypto';
import { applyMessages, formatDate, jobMessages, LEGAL_VERSIONS, withScheme } from '@stellwerk/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Actor } from '../auth/actor.ts';
import { findUser } from '../auth/store.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import type { Consent } from '../db/tables/applications.ts';
import type { ReceivedFile } from '../files/receive.ts';
import { visible, open } from '../jobs/visible.ts';
import { newApplicationMail, receiptMail, type MailSubject } from '../mail/application-mails.de.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { Refusal } from '../refusal.ts';
import { dropFiles, keepFiles, type KeptFile } from './keep-files.ts';
import { recipientsOf } from './recipients.ts';
import { findReferral } from './referral.ts';
import { checkApplication } from './rules.ts';
import type { ApplicationInput } from './shape.ts';

/** The same application within so many seconds is the same click (O26). */
const DOUBLE_SECONDS = 60;

export interface Submission {
  readonly input: ApplicationInput;
  readonly files: readonly ReceivedFile[];
  /** null on the public path. */
  readonly actor: Actor | null;
  /** Address of the visitor. */
  readonly address: string;
  readonly requestId: string;
}

/** What the answer says (A70). */
export interface Submitted {
  readonly id: number;
  /** A reference without rights (rule 16). */
  readonly token: string;
}

interface OpenJob {
  readonly id: number;
  readonly title: string;
  readonly company_id: number;
  readonly company_name: string;
}

/** Name and address of an account outrank what the body says (O27). */
async function withProfile(context: Context, input: ApplicationInput, actor: Actor | null): Promise<ApplicationInput> {
  const user = actor === null ? null : await findUser(context.db, actor.id);
  if (user === null) return input;
  return { ...input, firstName: user.first_name || input.firstName, lastName: user.last_name || input.lastName, email: user.email };
}

/** @throws Refusal 'not-found' for a posting that nobody sees, 'conflict' past its closing date (rule 14) */
async function findOpenJob(context: Context, jobId: number | null): Promise<OpenJob> {
  const job =
    jobId === null
      ? undefined
      : await context.db
          .selectFrom('jobs as j')
          .innerJoin('companies as c', 'c.id', 'j.company_id')
          .select(['j.id', 'j.title', 'j.company_id', 'c.name as company_name', 'j.closes_at', open(context.now()).as('is_open')])
          .where('j.id', '=', jobId)
          .where(visible)
          .executeTakeFirst();
  if (job === undefined) throw new Refusal('not-found', applyMessages.jobNotFound);
  if (!job.is_open) throw new Refusal('conflict', jobMessages.expired(formatDate(job.closes_at?.toISOString() ?? null)));
  return job;
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

/** What was ticked, with the version of the text that stood beside it (rule 1). */
function consentsOf(input: ApplicationInput, now: Date): readonly Consent[] {
  const consent = (field: string, textVersion: string): Consent => ({ field, textVersion, at: now.toISOString(), source: input.source });
  return [
    consent('gdpr', LEGAL_VERSIONS.privacy),
    consent(input.termsField, LEGAL_VERSIONS.terms),
    ...(input.newsletter ? [consent('newsletter', LEGAL_VERSIONS.privacy)] : []),
  ];
}

const orNull = (text: string): string | null => (text === '' ? null : text);
const addressOrNull = (text: string): string | null => orNull(withScheme(text));

async function creditedReferral(context: Context, submission: Submission, job: OpenJob): Promise<number | null> {
  const { input, actor, requestId } = submission;
  if (input.referral === '') return null;
  const found = await findReferral(context.db, input.referral, { jobId: job.id, userId: actor?.id ?? null, email: input.email });
  if ('id' in found) return found.id;
  context.log('info', 'referral-ignored', { requestId, jobId: job.id, reason: found.fault });
  return null;
}

async function insertApplication(
  trx: Transaction<Database>,
  { input, actor }: Submission,
  job: OpenJob,
  more: { referralId: number | null; hash: string; now: Date },
): Promise<Submitted> {
  const token = randomBytes(16).toString('base64url');
  const { id } = await trx
    .insertInto('applications')
    .values({
      job_id: job.id,
      company_id: job.company_id,
      user_id: actor?.id ?? null,
      referral_id: more.referralId,
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      phone: orNull(input.phone),
      location: orNull(input.location),
      linkedin_profile: addressOrNull(input.linkedinProfile),
      xing_profile: addressOrNull(input.xingProfile),
      website_url: addressOrNull(input.websiteUrl),
      message: orNull(input.message),
      skills: [...input.skills],
      salutation: input.salutation,
      application_type: input.applicationType,
      source: input.source,
      initial_application: input.initialApplication,
      newsletter: input.newsletter,
      consents: JSON.stringify(consentsOf(input, more.now)),
      reference_token: token,
      payload_hash: more.hash,
      created_at: more.now,
      updated_at: more.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('application_status_history')
    .values({
      application_id: id,
      status: 'SUBMITTED',
      by_user_id: actor?.id ?? null,
      by_name: `${input.firstName} ${input.lastName}`,
      created_at: more.now,
    })
    .execute();
  return { id, token };
}

async function enqueueMails(
  trx: Transaction<Database>,
  origin: string,
  { input, actor }: Submission,
  job: OpenJob,
  applicationId: number,
): Promise<void> {
  const subject: MailSubject = {
    applicationId,
    jobId: job.id,
    jobTitle: job.title,
    companyId: job.company_id,
    companyName: job.company_name,
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email,
    hasAccount: actor !== null,
  };
  await enqueueMail(trx, receiptMail(origin, subject));
  for (const to of await recipientsOf(trx, job.id, job.company_id)) await enqueueMail(trx, newApplicationMail(origin, subject, to));
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
