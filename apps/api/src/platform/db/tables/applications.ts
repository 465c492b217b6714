import type { ApplicationStatus, DocumentKind, PayoutState, RejectionReason } from '@stellwerk/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './jobs.ts';
import type { ApplicationId, CompanyId, DocumentId, JobId, MemberId, PayoutId, ReferralId, StatusChangeId, UserId } from '../../ids.ts';

/** A given consent (decisions, rule 1). */
export interface Consent {
  readonly field: string;
  readonly textVersion: string;
  readonly at: string;
  readonly source: string;
}

export interface ApplicationsTable {
  id: Generated<ApplicationId>;
  job_id: JobId;
  company_id: CompanyId;
  user_id: UserId | null;
  /** Frozen at submission (rule 7). */
  referral_id: ReferralId | null;
  first_name: string;
  last_name: string;
  /** Both spellings of first and last name, for the search. */
  name_spellings: GeneratedAlways<string>;
  email: string;
  phone: string | null;
  location: string | null;
  linkedin_profile: string | null;
  xing_profile: string | null;
  website_url: string | null;
  message: string | null;
  skills: Generated<string[]>;
  salutation: Generated<string>;
  application_type: Generated<string>;
  source: Generated<string>;
  initial_application: Generated<boolean>;
  newsletter: Generated<boolean>;
  consents: Json<Consent[]>;
  status: Generated<ApplicationStatus>;
  /** Whether the company sees it without the person (decision 0079); written with the status and with the job's option. */
  blind: Generated<boolean>;
  /** Status that the applicant last knew, if the company has changed it since; else null. */
  known_status: ApplicationStatus | null;
  notes: string | null;
  rating: number | null;
  assigned_member_id: MemberId | null;
  /** The `token` of responses: a reference without rights (rule 16). */
  reference_token: string;
  /** Hash of the payload, so that a double submit finds the first (O26). */
  payload_hash: string | null;
  /** Day of deletion after a rejection or withdrawal (rule 10). */
  erase_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Secrets that open the page of an application without an account (O72): one for each mail, stored as hashes. */
export interface ApplicationStatusLinksTable {
  token_hash: string;
  application_id: ApplicationId;
  created_at: Generated<Date>;
}

export interface ApplicationStatusHistoryTable {
  id: Generated<StatusChangeId>;
  application_id: ApplicationId;
  status: ApplicationStatus;
  /** Whether a member of the company has set it rather than the applicant (O96). */
  by_company: Generated<boolean>;
  by_user_id: UserId | null;
  by_name: Generated<string>;
  note: string | null;
  /** Internal reason of a rejection (decision 0076). */
  reason: RejectionReason | null;
  /** Message of a rejection to the applicant; null for every other status, and for rows older than the column. */
  message: string | null;
  /** End of the time in which the company can undo it; null for never. */
  undo_until: Date | null;
  taken_back_at: Date | null;
  /** Display name of the member who undid it. */
  taken_back_by: string | null;
  created_at: Generated<Date>;
}

export interface ApplicationDocumentsTable {
  id: Generated<DocumentId>;
  application_id: ApplicationId | null;
  uploaded_by: UserId | null;
  kind: DocumentKind;
  /** Random; the name on the wire. */
  filename: string;
  /** As the applicant named it. */
  name: string;
  content_type: string;
  /** Bytes. */
  size: number;
  storage_key: string;
  created_at: Generated<Date>;
}

export interface PayoutsTable {
  id: Generated<PayoutId>;
  /** null once the application is erased; the record stays (O83). */
  application_id: ApplicationId | null;
  /** null once the referrer's account is deleted. */
  referral_id: ReferralId | null;
  job_title: string;
  referral_code: string;
  created_at: Generated<Date>;
}

/** Payouts of hires whose application is erased: their data stay (O83). */
export interface PayoutHiresTable {
  payout_id: PayoutId;
}

export interface PayoutEventsTable {
  id: Generated<number>;
  payout_id: PayoutId;
  state: PayoutState;
  by_user_id: UserId | null;
  /** Reason of an administrator's decision; null for none. */
  reason: string | null;
  created_at: Generated<Date>;
}
