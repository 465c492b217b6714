/** Who the newsletter is for; the wire joins them by comma (EN29). */
export const NEWSLETTER_TYPES = ['RECRUITER', 'REFERRER', 'CANDIDATE'] as const;
export type NewsletterType = (typeof NEWSLETTER_TYPES)[number];

/** Only a confirmed subscription gets mails (O47). */
export const NEWSLETTER_STATUSES = ['PENDING', 'CONFIRMED', 'UNSUBSCRIBED'] as const;
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];
