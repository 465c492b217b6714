import type { ApplicationInput } from '@stellwerk/domain/endpoints';
import { randomBytes } from 'node:crypto';
import { LEGAL_VERSIONS, withScheme, type DocumentKind } from '@stellwerk/domain';
import type { Insertable } from 'kysely';
import type { Actor } from '../../platform/context/actor.ts';
import type { ApplicationsTable, Consent } from '../../platform/db/tables/applications.ts';
import type { ReceivedFile } from '../../platform/files/uploads/receive.ts';
import type { JobToApplyTo } from '../../jobs/job/open-job-store.ts';
import type { ApplicationId, ReferralId } from '../../platform/ids.ts';

/** A received application before it is stored. */
export interface Submission {
  readonly input: ApplicationInput;
  readonly files: readonly ReceivedFile<DocumentKind>[];
  /** null on the public path. */
  readonly actor: Actor | null;
  /** IP address of the visitor. */
  readonly address: string;
  readonly requestId: string;
}

/** Response to an application (A70). */
export interface Submitted {
  readonly id: ApplicationId;
  /** A reference without rights (rule 16). */
  readonly token: string;
}

/** Given consents, with the version of the text beside each box (rule 1). */
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

/**
 * The row of a new application.
 * @param more.hash of the payload, identifies a double click
 * @param more.blind whether the applicant is hidden from the company
 */
export function applicationRow(
  { input, actor }: Submission,
  job: JobToApplyTo,
  more: { readonly referralId: ReferralId | null; readonly hash: string; readonly blind: boolean; readonly now: Date },
) {
  return {
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
    reference_token: randomBytes(16).toString('base64url'),
    payload_hash: more.hash,
    blind: more.blind,
    created_at: more.now,
    updated_at: more.now,
  } satisfies Insertable<ApplicationsTable>;
}
