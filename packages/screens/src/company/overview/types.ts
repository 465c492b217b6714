import type { Id } from '@stellwerk/domain';
import type { ApplicationFigures, ApplicationSummary, CompanyJob, Subscription, Trend } from '@stellwerk/domain';

/** Where the overview leads (CD34). */
export interface OverviewLinks {
  readonly applications: string;
  readonly newApplications: string;
  readonly jobs: string;
  readonly createJob: string;
  readonly invite: string;
  readonly newMessage: string;
  readonly createFocusPage: string;
  /** Settings with the section 'Abonnement'. */
  readonly subscription: string;
  /** Settings with the section 'Unternehmensdaten'. */
  readonly profile: string;
  readonly application: (applicationId: Id<'application'>) => string;
  readonly job: (jobId: Id<'job'>) => string;
  readonly jobApplications: (jobId: Id<'job'>) => string;
}

/**
 * All figures of the overview. Numbers that are not counted yet are null and shown as '–' (O31); so are lists that could not be loaded,
 * of which nothing is said but that.
 */
export interface OverviewData {
  /** The newest ones. */
  readonly applications: readonly ApplicationSummary[] | null;
  /** What is counted over all applications. */
  readonly figures: ApplicationFigures | null;
  readonly jobs: readonly CompanyJob[] | null;
  readonly memberCount: number | null;
  /** Loads of all jobs. */
  readonly jobViews: number | null;
  /** Loads of the company page. */
  readonly pageViews: number | null;
  readonly jobViewsTrend: Trend | null;
  readonly pageViewsTrend: Trend | null;
  /** Undefined without subscription data; the documented defaults stand in (CD41, CD45 to CD47). */
  readonly subscription: Subscription | undefined;
}
