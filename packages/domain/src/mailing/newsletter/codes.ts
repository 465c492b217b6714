/** Recipients of the newsletter; joined by comma on the wire (EN29). */
export const NEWSLETTER_TYPES = ['RECRUITER', 'REFERRER', 'CANDIDATE'] as const;
export type NewsletterType = (typeof NEWSLETTER_TYPES)[number];

/** Only a confirmed subscription gets mails (O47). An ended one is not kept: its email address is erased. */
export const NEWSLETTER_STATUSES = ['PENDING', 'CONFIRMED'] as const;
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];
