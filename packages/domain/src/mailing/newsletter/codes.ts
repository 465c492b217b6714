/** Who the newsletter is for; the wire joins them by comma (EN29). */
export const NEWSLETTER_TYPES = ['RECRUITER', 'REFERRER', 'CANDIDATE'] as const;
export type NewsletterType = (typeof NEWSLETTER_TYPES)[number];

/** Only a confirmed subscription gets mails (O47). One that has ended is not kept: its address is erased. */
export const NEWSLETTER_STATUSES = ['PENDING', 'CONFIRMED'] as const;
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];
