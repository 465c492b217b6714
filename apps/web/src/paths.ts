/** The only place that builds addresses of this product's own pages. */

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') params.set(name, value);
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

const id = (value: string): string => encodeURIComponent(value);

export interface JobListFilter {
  readonly search?: string;
  readonly location?: string;
  readonly employment?: string;
  readonly sort?: string;
  readonly page?: string;
}

export const paths = {
  start: () => '/',
  jobs: (filter: JobListFilter = {}) => withQuery('/jobs', { ...filter }),
  job: (jobId: string, referral?: string) => withQuery(`/jobs/${id(jobId)}`, { ref: referral }),
  /** Link of the apply button; '#' without a posting id (PJ37). */
  apply: (jobId: string, query: URLSearchParams = new URLSearchParams()) => {
    const text = query.toString();
    return jobId === '' ? '#' : `/jobs/view/${id(jobId)}/apply${text === '' ? '' : `?${text}`}`;
  },
  applySuccess: (jobId: string) => `/jobs/view/${id(jobId)}/apply/success`,
  companyPage: (slugOrId: string) => `/company/${id(slugOrId)}`,
  showcase: (slug: string) => `/showcase/${id(slug)}`,
  login: (redirect?: string) => withQuery('/login', { redirect }),
  register: (redirect?: string) => withQuery('/register', { redirect }),
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  dashboard: () => '/dashboard',
  profile: () => '/dashboard?tab=profile',
  ownApplication: (applicationId: string) => `/applications/${id(applicationId)}`,
  comingSoon: () => '/coming-soon',
  legal: {
    privacy: () => '/datenschutz',
    privacyPolicy: () => '/privacy-policy',
    terms: () => '/agb',
    usage: () => '/nutzerbedingungen',
    imprint: () => '/impressum',
  },
  company: {
    dashboard: (companyId: string, query: Readonly<Record<string, string | undefined>> = {}) =>
      withQuery(`/company/${id(companyId)}/dashboard`, query),
    settings: (companyId: string) => `/company/${id(companyId)}/settings`,
    create: () => '/company/create',
    application: (companyId: string, applicationId: string) => `/company/${id(companyId)}/applications/${id(applicationId)}`,
  },
  user: (userId: string) => `/users/${id(userId)}`,
} as const;
