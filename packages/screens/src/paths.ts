import type { DetailFilter, Id } from '@stellwerk/domain';
import { legalPages } from '@stellwerk/domain';

/** The only file that builds URLs of our own pages, with company-paths.ts for the company area. */

export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') params.set(name, value);
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** A value as a path segment. */
export const id = (value: string): string => encodeURIComponent(value);

export interface JobListFilter extends Readonly<Partial<Record<DetailFilter, string>>> {
  readonly search?: string;
  readonly location?: string;
  readonly employment?: string;
  readonly workingModel?: string;
  readonly near?: string;
  readonly radius?: string;
  readonly remote?: string;
  readonly payMin?: string;
  readonly pay?: string;
  readonly sort?: string;
  readonly page?: string;
}

export const paths = {
  start: () => '/',
  jobs: (filter: JobListFilter = {}) => withQuery('/jobs', { ...filter }),
  job: (jobId: Id<'job'>, referral?: string) => withQuery(`/jobs/${id(jobId)}`, { ref: referral }),
  /** The preview of the job for its company. */
  jobPreview: (jobId: Id<'job'>) => `/jobs/preview/${id(jobId)}`,
  /** URL of the apply button; '#' without a job id (PJ37). */
  apply: (jobId: Id<'job'>, query: URLSearchParams = new URLSearchParams()) => {
    const text = query.toString();
    return jobId === '' ? '#' : `/jobs/view/${id(jobId)}/apply${text === '' ? '' : `?${text}`}`;
  },
  applySuccess: (jobId: Id<'job'>) => `/jobs/view/${id(jobId)}/apply/success`,
  companyPage: (slugOrId: string) => `/company/${id(slugOrId)}`,
  /** The page for employers, with the prices. */
  forCompanies: () => '/fuer-unternehmen',
  showcase: (slug: string) => `/showcase/${id(slug)}`,
  login: (redirect?: string) => withQuery('/login', { redirect }),
  register: (redirect?: string) => withQuery('/register', { redirect }),
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  /** Page of the mailed link; the link itself contains the secret. */
  confirmEmail: (token?: string) => withQuery('/confirm-email', { token }),
  /** Page of a mailed invitation; the token is its secret. */
  invitation: (token: string) => `/invitations/${id(token)}`,
  dashboard: () => '/dashboard',
  /** A visitor's saved jobs; logged-in people are redirected to those of the account. */
  savedJobs: (page?: string) => withQuery('/saved-jobs', { page }),
  ownSavedJobs: (page?: string) => withQuery('/dashboard', { tab: 'saved', page }),
  ownReferrals: () => '/dashboard?tab=referrals',
  ownAlerts: () => '/dashboard?tab=alerts',
  ownMessages: () => '/dashboard?tab=messages',
  profile: () => '/dashboard?tab=profile',
  ownApplication: (applicationId: Id<'application'>) => `/applications/${id(applicationId)}`,
  /** Page of a mailed application link without an account; the token is its secret (O72). */
  applicationStatus: (token: string) => `/applications/status/${id(token)}`,
  comingSoon: () => '/coming-soon',
  legal: {
    privacy: () => legalPages.privacy,
    privacyPolicy: () => legalPages.privacyPolicy,
    terms: () => legalPages.terms,
    usage: () => legalPages.usage,
    imprint: () => '/impressum',
    accessibility: () => '/barrierefreiheit',
  },
  user: (userId: Id<'user'>) => `/users/${id(userId)}`,
} as const;
