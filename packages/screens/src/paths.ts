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
  /** The job as its company previews it. */
  jobPreview: (jobId: string) => `/jobs/preview/${id(jobId)}`,
  /** Link of the apply button; '#' without a job id (PJ37). */
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
  /** Page of the mailed link; the link itself carries the secret. */
  confirmEmail: (token?: string) => withQuery('/confirm-email', { token }),
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
    accessibility: () => '/barrierefreiheit',
  },
  company: {
    dashboard: (companyId: string, query: Readonly<Record<string, string | undefined>> = {}) =>
      withQuery(`/company/${id(companyId)}/dashboard`, query),
    settings: (companyId: string) => `/company/${id(companyId)}/settings`,
    create: () => '/company/create',
    applications: (companyId: string, query: Readonly<Record<string, string | undefined>> = {}) =>
      withQuery(`/company/${id(companyId)}/applications`, query),
    jobs: (companyId: string, query: Readonly<Record<string, string | undefined>> = {}) =>
      withQuery(`/company/${id(companyId)}/jobs`, query),
    job: (companyId: string, jobId: string) => `/company/${id(companyId)}/jobs/${id(jobId)}`,
    jobApplications: (companyId: string, jobId: string) => `/company/${id(companyId)}/jobs/${id(jobId)}/applications`,
    createJob: (companyId: string) => `/company/${id(companyId)}/jobs/create`,
    editJob: (companyId: string, jobId: string) => `/company/${id(companyId)}/jobs/${id(jobId)}/edit`,
    createMember: (companyId: string) => `/company/${id(companyId)}/team/create`,
    application: (companyId: string, applicationId: string) => `/company/${id(companyId)}/applications/${id(applicationId)}`,
  },
  user: (userId: string) => `/users/${id(userId)}`,
} as const;
