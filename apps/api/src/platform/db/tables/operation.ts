import type {
  AlertRhythm,
  HistoryAction,
  MediaFolder,
  NewsletterStatus,
  NewsletterType,
  ReportReason,
  ReportState,
} from '@stellwerk/domain';
import type { Generated } from 'kysely';
import type { Json } from './jobs.ts';
import type { Consent } from './applications.ts';
import type { AlertId, ApplicationId, CompanyId, JobId, MailId, MediaId, ReportId, UserId } from '../../ids.ts';

export interface MediaTable {
  id: Generated<MediaId>;
  folder: MediaFolder;
  /** Random; the name on the wire. */
  filename: string;
  original_filename: string;
  content_type: string;
  /** Bytes. */
  size: number;
  storage_key: string;
  entity_type: string | null;
  entity_id: number | null;
  company_id: CompanyId | null;
  uploaded_by: UserId | null;
  created_at: Generated<Date>;
}

export interface OutboxTable {
  id: Generated<MailId>;
  kind: string;
  recipient: string;
  /** Application of the mail, which is deleted with it. */
  application_id: ApplicationId | null;
  subject: string;
  /** '' once sent. */
  body_text: string;
  body_html: string | null;
  headers: Json<Record<string, string>>;
  /** Two inserts with the same key are one mail. */
  dedupe_key: string | null;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  /** Failed after the last attempt. */
  failed_at: Date | null;
}

export interface NewsletterSubscriptionsTable {
  id: Generated<number>;
  email: string;
  types: NewsletterType[];
  status: Generated<NewsletterStatus>;
  consents: Json<Consent[]>;
  /** The link that confirms it, or has confirmed it. */
  confirm_token_hash: string | null;
  confirm_expires_at: Date | null;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
}

/** New jobs by mail (O93). */
export interface JobAlertsTable {
  id: Generated<AlertId>;
  email: string;
  /** The query of the list, without page and order; parsed by its schema before each search. */
  query: Json<Record<string, unknown>>;
  rhythm: AlertRhythm;
  consents: Json<Consent[]>;
  /** The link that confirms it, or has confirmed it. */
  confirm_token_hash: string | null;
  confirm_expires_at: Date | null;
  /** End of the searched period: jobs published before are known to the alert. */
  searched_until: Date | null;
  next_digest_at: Date | null;
  created_at: Generated<Date>;
  /** null until the link of the first mail was clicked. */
  confirmed_at: Date | null;
}

export interface JobAlertJobsTable {
  alert_id: AlertId;
  job_id: JobId;
}

export interface SavedJobsTable {
  user_id: UserId;
  job_id: JobId;
  created_at: Generated<Date>;
}

export interface AuditTable {
  id: Generated<number>;
  user_id: UserId | null;
  company_id: CompanyId | null;
  action: HistoryAction;
  subject_type: 'company' | 'member' | 'invitation' | 'job' | 'application' | 'focus-page';
  subject_id: number;
  details: Json<Record<string, unknown>>;
  created_at: Generated<Date>;
}

/** A report of a job, and its decision (O95). */
export interface JobReportsTable {
  id: Generated<ReportId>;
  job_id: JobId;
  reason: ReportReason;
  text: string | null;
  /** Email address for questions to the reporter; deleted with the decision. */
  email: string | null;
  state: Generated<ReportState>;
  decision_reason: string | null;
  decided_by: UserId | null;
  decided_at: Date | null;
  created_at: Generated<Date>;
}

export interface SettingsTable {
  name: string;
  value: string;
}

export interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface TasksTable {
  name: string;
  due_at: Date;
  /** Until when it belongs to the server that runs it. */
  leased_until: Date | null;
}
