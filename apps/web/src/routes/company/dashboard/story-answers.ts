import type { TeamRole } from '@stellwerk/domain';
import type { AnswerOf } from '@stellwerk/domain/endpoints';
import { applicationWire, companyJobWire, companyWire, fixtures, memberWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Answers } from '../../../testing/answers';

const isOwn = ({ companyId }: { readonly companyId: number }): boolean => companyId === 1;

/** The first demo company. */
export const companyRow = given(fixtures.companies[0]);
export const companyJobs = fixtures.jobs.filter(isOwn).map((job) => companyJobWire(fixtures, job));
export const companyApplications = fixtures.applications.filter(isOwn).map((row) => applicationWire(fixtures, row));
export const companyTeam = fixtures.members.filter(isOwn).map(memberWire);

const applicationsCount = companyApplications.length;
const activeJobOfferCount = companyJobs.filter(({ isActive }) => isActive).length;
export const companyStats: AnswerOf<'companyStats'> = {
  jobsCount: companyJobs.length,
  applicationsCount,
  teamMembersCount: companyTeam.length,
  viewsCount: 200,
  activeDays: 10,
  activeJobOfferCount,
  inactiveJobOfferCount: companyJobs.length - activeJobOfferCount,
  totalApplicationCount: applicationsCount,
  newApplicationCount: companyApplications.filter(({ status }) => status === 'SUBMITTED').length,
  companyPageViewCount: 10,
  totalJobOfferViewCount: 200,
  conversionRate: 0,
  subscriptionStatus: 'ACTIVE',
  remainingSubscriptionTerm: 0,
  jobViewsTrend: null,
  pageViewsTrend: null,
};

/** Settings of a person who has changed none. */
export const companySettings: AnswerOf<'companySettings'> = {
  emailNotificationsEnabled: true,
  applicationNotificationsEnabled: true,
  profileVisibility: 'public',
  contactEmail: '',
};

/** The first demo company and its lists. */
export const companyAnswers = {
  company: () => ({ ...companyWire(fixtures, companyRow), role: null }),
  companyApplications: () => companyApplications,
  companyJobs: () => companyJobs,
  companyTeam: () => companyTeam,
  companyStats: () => companyStats,
  companySubscription: () => null,
} satisfies Answers;

/** The same, as read by a member with a given role. */
export const companyAnswersFor = (role: TeamRole) =>
  ({ ...companyAnswers, company: () => ({ ...companyWire(fixtures, companyRow), role }) }) satisfies Answers;
