import type { ApplicationStatus, DocumentKind, PayoutState, RejectionReason } from '@stellwerk/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './jobs.ts';
import type { ApplicationId, CompanyId, DocumentId, JobId, MemberId, PayoutId, ReferralId, StatusChangeId, UserId } from '../../ids.ts';

/** What a person ticked (decisions, rule 1). */
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
  /** Whether the company sees it without the person behind it (decision 0079); written with the status and with the job's option. */
  blind: Generated<boolean>;
  /** What the applicant last knew, where the company has changed the status since; null where it never has. */
  known_status: ApplicationStatus | null;
  notes: string | null;
  rating: number | null;
  assigned_member_id: MemberId | null;
  /** The `token` of answers: a reference without rights (rule 16). */
  reference_token: string;
  /** Hash of what was sent, so that a double submit finds the first (O26). */
  payload_hash: string | null;
  /** Day of deletion after a rejection or withdrawal (rule 10). */
  erase_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** What opens the page of an application without an account (O72): one secret for each mail, stored as its hash. */
export interface ApplicationStatusLinksTable {
  token_hash: string;
  application_id: ApplicationId;
  created_at: Generated<Date>;
}

export interface ApplicationStatusHistoryTable {
  id: Generated<StatusChangeId>;
  application_id: ApplicationId;
  status: ApplicationStatus;
  /** Whether a member of the company has set it, not the applicant (O96). */
  by_company: Generated<boolean>;
  by_user_id: UserId | null;
  by_name: Generated<string>;
  note: string | null;
  /** Why the company has rejected; it stays inside (decision 0076). */
  reason: RejectionReason | null;
  /** What a rejection says to the applicant; null for every other status, and where it is older than the column. */
  message: string | null;
  /** Until when the company can take it back; null where it never could. */
  undo_until: Date | null;
  taken_back_at: Date | null;
  /** Display name of who has taken it back. */
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

/** Payouts of hires whose application is erased: what they say stays (O83). */
export interface PayoutHiresTable {
  payout_id: PayoutId;
}

export interface PayoutEventsTable {
  id: Generated<number>;
  payout_id: PayoutId;
  state: PayoutState;
  by_user_id: UserId | null;
  /** Why an administrator decided so; null where nobody gave a reason. */
  reason: string | null;
  created_at: Generated<Date>;
}
