/** States of a company's subscription. */
export const COMPANY_STANDINGS = ['active', 'cancelled', 'none'] as const;
export type CompanyStanding = (typeof COMPANY_STANDINGS)[number];

/** States of a mail; a failed one had its last attempt. */
export const MAIL_STANDINGS = ['waiting', 'sent', 'failed'] as const;
export type MailStanding = (typeof MAIL_STANDINGS)[number];

/** Number of days of the registration counts. */
export const REGISTRATION_DAYS = 30;

/** Kinds of mail subscriptions (O47, O93). */
export const SUBSCRIPTION_KINDS = ['newsletter', 'job-alert'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** Whether the link of the first mail was clicked. */
export const SUBSCRIBER_STANDINGS = ['confirmed', 'waiting'] as const;
export type SubscriberStanding = (typeof SUBSCRIBER_STANDINGS)[number];
