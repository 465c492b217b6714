import type { CompanyJob, SubscriptionView } from '@stellwerk/design-system/patterns';
import type { Application } from '@stellwerk/domain';
import { FIXTURE_NOW, fixtureApplications, fixtureJobs, fixturePlans, fixtures } from '@stellwerk/domain/fixtures';

/** The first demo company as the screens of the company side hold it. For stories and tests only. */
export const STORY_COMPANY = '1';
export const storyNow = new Date(FIXTURE_NOW);

export const overviewApplications: readonly Application[] = fixtureApplications.filter(({ job }) => job.company.id === STORY_COMPANY);

/** Its postings with their counts. */
export const overviewJobs: readonly CompanyJob[] = fixtureJobs.flatMap((job): CompanyJob[] => {
  const row = fixtures.jobs.find(({ id }) => String(id) === job.id);
  if (row === undefined || String(row.companyId) !== STORY_COMPANY) return [];
  const applications = fixtures.applications.filter(({ jobId }) => jobId === row.id).length;
  return [{ ...job, applications, views: row.views, hasVideo: job.video !== null, createdBy: 'Jonas Terhorst' }];
});

const row = fixtures.subscriptions.find(({ companyId }) => String(companyId) === STORY_COMPANY);
const plan = fixturePlans.find(({ id }) => id === String(row?.planId));
if (row === undefined || plan === undefined) throw new Error('Der Tarif fehlt in den Beispieldaten.');

export const storySubscription: SubscriptionView = {
  plan,
  status: row.status,
  cycle: row.billingCycle,
  startDate: row.startDate,
  endDate: row.endDate,
  autoRenew: row.autoRenew,
};
