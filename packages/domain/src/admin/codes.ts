/** How a company stands with its subscription. */
export const COMPANY_STANDINGS = ['active', 'cancelled', 'none'] as const;
export type CompanyStanding = (typeof COMPANY_STANDINGS)[number];

/** How far a mail has come; a failed one was given up after its last attempt. */
export const MAIL_STANDINGS = ['waiting', 'sent', 'failed'] as const;
export type MailStanding = (typeof MAIL_STANDINGS)[number];

/** Days that the registrations are counted for. */
export const REGISTRATION_DAYS = 30;
