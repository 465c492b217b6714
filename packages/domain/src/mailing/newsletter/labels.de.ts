import type { NewsletterType } from './codes';

/** German labels for the wire values (A89). */
export const newsletterTypeLabels = {
  RECRUITER: 'Recruiter',
  REFERRER: 'Empfehlungsgeber',
  CANDIDATE: 'Kandidat',
} as const satisfies Record<NewsletterType, string>;
