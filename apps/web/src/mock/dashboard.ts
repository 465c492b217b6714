import { conversionRate, daysLeft } from '@stellwerk/domain';
import { handlers, idOf } from './call';

const DAY = 24 * 60 * 60 * 1000;
// Nobody looks at the pages of the mock.
const none = { current: 0, previous: 0 };

/** The overview of a company. */
export const dashboardHandlers = handlers({
  companyStats: (call) => {
    const { data } = call.state;
    const id = idOf(call);
    const ofCompany = ({ companyId }: { readonly companyId: number }): boolean => companyId === id;
    const jobs = data.jobs.filter(ofCompany);
    const active = jobs.filter(({ isActive }) => isActive).length;
    const applications = data.applications.filter(ofCompany);
    const views = jobs.reduce((sum, job) => sum + job.views, 0);
    const booked = data.subscriptions.findLast(ofCompany);
    const createdAt = call.state.company(id)?.createdAt ?? call.state.now();
    return {
      jobsCount: jobs.length,
      applicationsCount: applications.length,
      teamMembersCount: data.members.filter(ofCompany).length,
      viewsCount: views,
      activeDays: Math.floor((Date.parse(call.state.now()) - Date.parse(createdAt)) / DAY),
      activeJobOfferCount: active,
      inactiveJobOfferCount: jobs.length - active,
      totalApplicationCount: applications.length,
      newApplicationCount: applications.filter(({ status }) => status === 'SUBMITTED').length,
      companyPageViewCount: 0,
      totalJobOfferViewCount: views,
      conversionRate: conversionRate(applications.length, views),
      subscriptionStatus: booked?.status ?? 'ACTIVE',
      remainingSubscriptionTerm: daysLeft(booked?.endDate ?? null, new Date(call.state.now())),
      jobViewsTrend: none,
      pageViewsTrend: none,
    };
  },
});
