import { readCompanyJobs, readSubscription, type Application, type CompanyJob, type Subscription } from '@stellwerk/domain';
import { companyJobWire, FIXTURE_NOW, fixtureApplications, fixtures, subscriptionWire } from '@stellwerk/domain/fixtures';

/**
 * Data of the first demo company for the screens of the company area. For stories and tests only.
 */
export const STORY_COMPANY = '1';
export const storyNow = new Date(FIXTURE_NOW);

export const overviewApplications: readonly Application[] = fixtureApplications.filter(({ job }) => job.company.id === STORY_COMPANY);

/** Its jobs with their counts. */
export const overviewJobs: readonly CompanyJob[] = readCompanyJobs(
  fixtures.jobs.filter(({ companyId }) => String(companyId) === STORY_COMPANY).map((job) => companyJobWire(fixtures, job)),
);

const row = fixtures.subscriptions.find(({ companyId }) => String(companyId) === STORY_COMPANY);
const booked = row === undefined ? null : readSubscription(subscriptionWire(fixtures, row));
if (booked === null) throw new Error('Das Abonnement fehlt in den Beispieldaten.');

export const storySubscription: Subscription = booked;
