import { berlinDay, conversionRate, dashboardMessages, daysLeft } from '@stellwerk/domain';
import { CallError, type AnswerOf } from '@stellwerk/domain/endpoints';
import { lastSubscription } from '../subscription/subscription-store.ts';
import type { Db } from '../../platform/db/engine.ts';
import { countStats, type ComparedDays } from './store.ts';
import type { CompanyId } from '../../platform/ids.ts';

const DAY = 24 * 60 * 60 * 1000;

/** This month up to today and the same days of the previous month, in Berlin (O31, O74). A shorter previous month is counted whole. */
export function comparedDays(now: Date): ComparedDays {
  const today = berlinDay(now);
  const before = new Date(`${today.slice(0, 7)}-01T00:00:00.000Z`);
  // The last day of the month before.
  before.setUTCDate(0);
  const last = before.toISOString().slice(0, 10);
  const month = last.slice(0, 7);
  const same = `${month}-${today.slice(8)}`;
  return { current: [`${today.slice(0, 7)}-01`, today], previous: [`${month}-01`, same < last ? same : last] };
}

/** The figures of a company's overview (API59). @throws CallError 'not-found' for a deleted company */
export async function statsOf(db: Db, companyId: CompanyId, now: Date): Promise<AnswerOf<'companyStats'>> {
  const row = await countStats(db, companyId, comparedDays(now));
  if (row === null) throw new CallError('not-found', dashboardMessages.companyNotFound);
  const booked = await lastSubscription(db, companyId);
  return {
    jobsCount: row.jobs,
    applicationsCount: row.applications,
    teamMembersCount: row.members,
    viewsCount: row.job_views + row.page_views,
    activeDays: Math.max(0, Math.floor((now.getTime() - row.created_at.getTime()) / DAY)),
    activeJobOfferCount: row.active_jobs,
    inactiveJobOfferCount: row.jobs - row.active_jobs,
    totalApplicationCount: row.applications,
    newApplicationCount: row.new_applications,
    companyPageViewCount: row.page_views,
    totalJobOfferViewCount: row.job_views,
    conversionRate: conversionRate(row.applications, row.job_views),
    subscriptionStatus: booked?.status ?? 'ACTIVE',
    remainingSubscriptionTerm: daysLeft(booked?.end_date?.toISOString() ?? null, now),
    jobViewsTrend: { current: row.job_views_current, previous: row.job_views_previous },
    pageViewsTrend: { current: row.page_views_current, previous: row.page_views_previous },
  };
}
