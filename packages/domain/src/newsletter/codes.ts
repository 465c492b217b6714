/** Who the newsletter is for; the wire joins them by comma (EN29). */
export const NEWSLETTER_TYPES = ['RECRUITER', 'REFERRER', 'CANDIDATE'] as const;
export type NewsletterType = (typeof NEWSLETTER_TYPES)[number];
