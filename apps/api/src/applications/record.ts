import { randomBytes } from 'node:crypto';
import { LEGAL_VERSIONS, withScheme } from '@stellwerk/domain';
import type { Transaction } from 'kysely';
import type { Actor } from '../auth/actor.ts';
import type { Database } from '../db/schema.ts';
import type { Consent } from '../db/tables/applications.ts';
import type { ReceivedFile } from '../files/receive.ts';
import { newApplicationMail, receiptMail, type MailSubject } from '../mail/application-mails.de.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { OpenJob } from './open-job.ts';
import { recipientsOf } from './recipients.ts';
import type { ApplicationInput } from './shape.ts';

/** An application on its way in. */
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

/** Inserts the row and the first entry of its history. @param more.hash of the payload, by which a double click is found */
export async function insertApplication(
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

/** Puts the receipt and the mails to the company into the outbox (rule 13). */
export async function enqueueMails(
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
