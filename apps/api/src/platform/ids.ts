import type { Id } from '@stellwerk/domain';

/** Numbers of rows, by the row that they identify. */
export type AlertId = Id<'job-alert', number>;
export type ApplicationId = Id<'application', number>;
export type CompanyId = Id<'company', number>;
export type DocumentId = Id<'document', number>;
export type FocusPageId = Id<'focus-page', number>;
export type IndustryId = Id<'industry', number>;
export type InvitationId = Id<'invitation', number>;
export type JobId = Id<'job', number>;
export type MailId = Id<'mail', number>;
export type MediaId = Id<'media', number>;
export type MemberId = Id<'member', number>;
export type MessageId = Id<'message', number>;
export type PayoutId = Id<'payout', number>;
export type PlanId = Id<'plan', number>;
export type ReferralId = Id<'referral', number>;
export type ReportId = Id<'report', number>;
export type StatusChangeId = Id<'status-change', number>;
export type UserId = Id<'user', number>;
