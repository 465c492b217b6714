import type { Id } from '@stellwerk/domain';
import type { ApplicationFigures, ApplicationSummary, CompanyJob, Subscription, Trend } from '@stellwerk/domain';

/** URLs of the overview's links (CD34). */
export interface OverviewLinks {
  readonly applications: string;
  readonly newApplications: string;
  readonly jobs: string;
  readonly createJob: string;
  readonly invite: string;
  readonly newMessage: string;
  readonly createFocusPage: string;
  /** URL of the settings section 'Abonnement'. */
  readonly subscription: string;
  /** URL of the settings section 'Unternehmensdaten'. */
  readonly profile: string;
  readonly application: (applicationId: Id<'application'>) => string;
  readonly job: (jobId: Id<'job'>) => string;
  readonly jobApplications: (jobId: Id<'job'>) => string;
}

/**
 * All figures of the overview. Uncounted numbers are null and shown as '–' (O31); lists that could
 * not be loaded are null, too.
 */
export interface OverviewData {
  /** The newest ones. */
  readonly applications: readonly ApplicationSummary[] | null;
  /** Figures of all applications. */
  readonly figures: ApplicationFigures | null;
  readonly jobs: readonly CompanyJob[] | null;
  readonly memberCount: number | null;
  /** Views of all jobs. */
  readonly jobViews: number | null;
  /** Views of the company page. */
  readonly pageViews: number | null;
  readonly jobViewsTrend: Trend | null;
  readonly pageViewsTrend: Trend | null;
  /** Undefined without subscription data; the documented defaults apply (CD41, CD45 to CD47). */
  readonly subscription: Subscription | undefined;
}
