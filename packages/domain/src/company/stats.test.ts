import { expect, test } from 'vitest';
import { conversionRate, readCompanyStats } from './index';

const figures = [
  ['jobsCount', 'jobs'],
  ['applicationsCount', 'applications'],
  ['teamMembersCount', 'teamMembers'],
  ['viewsCount', 'views'],
  ['activeDays', 'activeDays'],
  ['activeJobOfferCount', 'activeJobs'],
  ['inactiveJobOfferCount', 'inactiveJobs'],
  ['totalApplicationCount', 'totalApplications'],
  ['newApplicationCount', 'newApplications'],
  ['companyPageViewCount', 'pageViews'],
  ['totalJobOfferViewCount', 'jobViews'],
  ['conversionRate', 'conversionRate'],
] as const;

test('CD39, O74: every figure is read, with the trends of the views', () => {
  const wire = Object.fromEntries(figures.map(([name], index) => [name, index + 1]));
  const trends = { jobViewsTrend: { current: 9, previous: 7 }, pageViewsTrend: { current: 0, previous: 3 } };
  expect(readCompanyStats({ ...wire, ...trends, subscriptionStatus: 'CANCELLED', remainingSubscriptionTerm: 12 })).toEqual({
    ...Object.fromEntries(figures.map(([, name], index) => [name, index + 1])),
    ...trends,
    subscriptionStatus: 'CANCELLED',
    remainingDays: 12,
  });
});

test('CD40, CD41, O31: without data figures are unknown, the status is ACTIVE and 0 days remain', () => {
  expect(readCompanyStats({})).toEqual({
    ...Object.fromEntries(figures.map(([, name]) => [name, null])),
    jobViewsTrend: null,
    pageViewsTrend: null,
    subscriptionStatus: 'ACTIVE',
    remainingDays: 0,
  });
  expect(readCompanyStats({ remainingSubscriptionTerm: '12 Tage' }).remainingDays).toBe(12);
});

test.each([[{ current: 9 }], [{ previous: 7 }], [{ current: 'neun', previous: 7 }], [9], [null]])('CD39 %j is no trend', (trend) => {
  expect(readCompanyStats({ jobViewsTrend: trend, pageViewsTrend: trend })).toMatchObject({ jobViewsTrend: null, pageViewsTrend: null });
});

test('O32 the conversion rate is a percentage with one decimal, and 0 without views', () => {
  expect([conversionRate(214, 6840), conversionRate(1, 3), conversionRate(4, 0)]).toEqual([3.1, 33.3, 0]);
});
