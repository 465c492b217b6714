/** How a company stands with its subscription. */
export const COMPANY_STANDINGS = ['active', 'cancelled', 'none'] as const;
export type CompanyStanding = (typeof COMPANY_STANDINGS)[number];

/** How far a mail has come; a failed one was given up after its last attempt. */
export const MAIL_STANDINGS = ['waiting', 'sent', 'failed'] as const;
export type MailStanding = (typeof MAIL_STANDINGS)[number];

/** Days that the registrations are counted for. */
export const REGISTRATION_DAYS = 30;

/** What somebody can order by mail (O47, O93). */
export const SUBSCRIPTION_KINDS = ['newsletter', 'job-alert'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** Whether the link of the first mail was pressed. */
export const SUBSCRIBER_STANDINGS = ['confirmed', 'waiting'] as const;
export type SubscriberStanding = (typeof SUBSCRIBER_STANDINGS)[number];
