import { asObject, firstText, toNumber } from '../wire/loose';

/** A number of this month and of the previous month. */
export interface Trend {
  readonly current: number;
  readonly previous: number;
}

/** Figures of a company's overview (CD39, O74). A missing figure is null and shown as '–' (O31). */
export interface CompanyStats {
  readonly jobs: number | null;
  readonly applications: number | null;
  readonly teamMembers: number | null;
  readonly views: number | null;
  readonly activeDays: number | null;
  readonly activeJobs: number | null;
  readonly inactiveJobs: number | null;
  readonly totalApplications: number | null;
  readonly newApplications: number | null;
  /** Loads of the company page. */
  readonly pageViews: number | null;
  /** Loads of all jobs. */
  readonly jobViews: number | null;
  /** Applications per view in percent. */
  readonly conversionRate: number | null;
  /** ACTIVE if missing (CD40). */
  readonly subscriptionStatus: string;
  /** Days; 0 without an end (CD41). */
  readonly remainingDays: number;
  readonly jobViewsTrend: Trend | null;
  readonly pageViewsTrend: Trend | null;
}

function readTrend(value: unknown): Trend | null {
  const trend = asObject(value);
  const [current, previous] = [toNumber(trend.current), toNumber(trend.previous)];
  return current === null || previous === null ? null : { current, previous };
}

/** Applications per view in percent, one decimal; 0 without views (O32). */
export function conversionRate(applications: number, views: number): number {
  return views <= 0 ? 0 : Math.round((applications / views) * 1000) / 10;
}

/** Reads the figures of GET dashboard/company/{id}. */
export function readCompanyStats(answer: unknown): CompanyStats {
  const stats = asObject(answer);
  return {
    jobs: toNumber(stats.jobsCount),
    applications: toNumber(stats.applicationsCount),
    teamMembers: toNumber(stats.teamMembersCount),
    views: toNumber(stats.viewsCount),
    activeDays: toNumber(stats.activeDays),
    activeJobs: toNumber(stats.activeJobOfferCount),
    inactiveJobs: toNumber(stats.inactiveJobOfferCount),
    totalApplications: toNumber(stats.totalApplicationCount),
    newApplications: toNumber(stats.newApplicationCount),
    pageViews: toNumber(stats.companyPageViewCount),
    jobViews: toNumber(stats.totalJobOfferViewCount),
    conversionRate: toNumber(stats.conversionRate),
    subscriptionStatus: firstText(stats.subscriptionStatus) || 'ACTIVE',
    // The documented form is '0 Tage'.
    remainingDays: Number.parseInt(firstText(stats.remainingSubscriptionTerm), 10) || 0,
    jobViewsTrend: readTrend(stats.jobViewsTrend),
    pageViewsTrend: readTrend(stats.pageViewsTrend),
  };
}
