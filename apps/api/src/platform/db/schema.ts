import type * as accounts from './tables/accounts.ts';
import type * as applications from './tables/applications.ts';
import type * as companies from './tables/companies.ts';
import type * as jobs from './tables/jobs.ts';
import type * as operation from './tables/operation.ts';
import type * as uploads from './tables/uploads.ts';

/** All tables by name, as the migrations create them. */
export interface Database {
  users: accounts.UsersTable;
  sessions: accounts.SessionsTable;
  account_links: accounts.AccountLinksTable;
  industries: companies.IndustriesTable;
  companies: companies.CompaniesTable;
  memberships: companies.MembershipsTable;
  /** Effective memberships: those of accounts with a confirmed email address. Read only. */
  confirmed_memberships: companies.MembershipsTable;
  team_members: companies.TeamMembersTable;
  invitations: companies.InvitationsTable;
  plans: companies.PlansTable;
  subscriptions: companies.SubscriptionsTable;
  focus_pages: companies.FocusPagesTable;
  messages: companies.MessagesTable;
  jobs: jobs.JobsTable;
  job_contacts: jobs.JobContactsTable;
  search_tokens: jobs.SearchTokensTable;
  referrals: jobs.ReferralsTable;
  visits: jobs.VisitsTable;
  applications: applications.ApplicationsTable;
  application_status_links: applications.ApplicationStatusLinksTable;
  application_status_history: applications.ApplicationStatusHistoryTable;
  application_documents: applications.ApplicationDocumentsTable;
  payouts: applications.PayoutsTable;
  payout_events: applications.PayoutEventsTable;
  payout_hires: applications.PayoutHiresTable;
  media: operation.MediaTable;
  outbox: operation.OutboxTable;
  newsletter_subscriptions: operation.NewsletterSubscriptionsTable;
  job_reports: operation.JobReportsTable;
  job_alerts: operation.JobAlertsTable;
  job_alert_jobs: operation.JobAlertJobsTable;
  saved_jobs: operation.SavedJobsTable;
  audit: operation.AuditTable;
  settings: operation.SettingsTable;
  rate_limits: operation.RateLimitsTable;
  tasks: operation.TasksTable;
  uploads: uploads.UploadsTable;
  upload_parts: uploads.UploadPartsTable;
  quarantine: uploads.QuarantineTable;
}
