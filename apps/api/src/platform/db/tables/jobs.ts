import type { Employment, JobDetailColumn, JobProfileType, JobTemplate, PayUnit, WorkingModel } from '@stellwerk/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CompanyId, FocusPageId, JobId, MemberId, ReferralId, UserId } from '../../ids.ts';

/** Read as a value, written as JSON text; absent on insert uses the default. */
export type Json<T> = ColumnType<T, string | undefined, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface JobsTable extends Record<JobDetailColumn, string | null> {
  id: Generated<JobId>;
  company_id: CompanyId;
  /** Source of an imported job; null for one written here. */
  source: string | null;
  /** Identifier of the source, unique within a company. */
  external_id: string | null;
  /** Hash of the source, so that an unchanged job is skipped. */
  content_hash: string | null;
  title: string;
  city: string | null;
  location: string | null;
  /** Degrees (WGS 84), written with city and location (`located`); null for an unknown place (O94). */
  latitude: number | null;
  longitude: number | null;
  /** Place in lists: city, else location (A35). */
  place: GeneratedAlways<string | null>;
  working_model: WorkingModel | null;
  employment: Employment | null;
  ote: string | null;
  /** Decimal text. */
  pay_min: string | number | null;
  pay_max: string | number | null;
  /** ISO 4217; set for every amount. */
  pay_currency: string | null;
  pay_unit: PayUnit | null;
  /** Euros for a year of full time, decimal text; null without comparable pay (`payPerYear`). */
  pay_per_year: GeneratedAlways<string | null>;
  closes_at: Date | null;
  job_description: string | null;
  your_tasks: string | null;
  your_profile: string | null;
  we_offer: string | null;
  about_us: string | null;
  /** Plain lists of old rows; shown beside the HTML fields. */
  requirements: JsonOrNull<string[]>;
  benefits: JsonOrNull<string[]>;
  profile_type: Generated<JobProfileType>;
  /** null: pages show the default design, the edit form leaves it open (A15, O79). */
  template: JobTemplate | null;
  specific_information: Json<Record<string, string | string[]>>;
  recommended_by: string | null;
  direct_access: Generated<boolean>;
  /** Name of a file in media. */
  video: string | null;
  /** Name of the file with the captions of that video. */
  video_captions: string | null;
  video_link: string | null;
  focus_page_id: FocusPageId | null;
  /** Message of a rejection, visible only to the company; null for the default text (decision 0076). */
  rejection_text: string | null;
  /** Whether its applicants are hidden at first (decision 0079). */
  blind_review: Generated<boolean>;
  is_active: Generated<boolean>;
  /** Reason for which the server deactivated it, to distinguish it from a person's choice (A80). */
  inactive_reason: string | null;
  /** Updated by a trigger. */
  search_text: Generated<string>;
  /** The folded words of the title, and with '@' those of company, place and employment. Updated by the same trigger. */
  tokens: Generated<string>;
  created_by: number | null;
  /** Key of the creating call; the same key of the same account is the same job. */
  creation_key: string | null;
  updated_by: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Set by a trigger at the first activation (A34). */
  published_at: Date | null;
  deleted_at: Date | null;
}

/** All words of all jobs, possibly repeated. */
export interface SearchTokensTable {
  word: string;
}

export interface JobContactsTable {
  job_id: JobId;
  team_member_id: MemberId;
  rank: number;
}

export interface ReferralsTable {
  id: Generated<ReferralId>;
  code: string;
  job_id: JobId;
  user_id: UserId;
  parent_id: ReferralId | null;
  is_active: Generated<boolean>;
  view_count: Generated<number>;
  reject_count: Generated<number>;
  created_at: Generated<Date>;
}

export interface VisitsTable {
  kind: 'job' | 'company' | 'focus-page' | 'referral-view' | 'referral-reject';
  subject_id: number;
  day: string;
  visitor: string;
}
