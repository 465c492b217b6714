import { berlinDay, generalMessages, mailMessages, REGISTRATION_DAYS } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { adminCompaniesWire, adminCompanyWire, outboxWire, payoutState, subscriptionWire } from '@stellwerk/domain/fixtures';
import { handlers, idOf } from './call';
import { unreadIn } from './mailboxes';
import { demoMailText } from './mock.de';
import type { MockState } from './state';

const DAY = 86_400_000;

const mailOf = (state: MockState, mailId: string) => {
  const mail = state.mails.find(({ id }) => String(id) === mailId);
  if (mail === undefined) throw new CallError('not-found', generalMessages.notFound);
  return mail;
};

/** Accounts of the demo data by day. */
function registrationsOf(state: MockState) {
  const { users } = state.data;
  const today = Date.parse(`${berlinDay(state.now())}T11:00:00Z`);
  const latest = users
    .map((user) => ({ email: user.email, createdAt: user.createdAt, confirmed: state.isConfirmed(user) }))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const days = Array.from({ length: REGISTRATION_DAYS }, (_, index) => {
    const day = berlinDay(new Date(today - (REGISTRATION_DAYS - 1 - index) * DAY));
    const made = latest.filter(({ createdAt }) => berlinDay(createdAt) === day);
    const confirmed = made.filter((one) => one.confirmed).length;
    return { day, confirmed, unconfirmed: made.length - confirmed };
  });
  return { total: users.length, unconfirmed: latest.filter(({ confirmed }) => !confirmed).length, days, latest: latest.slice(0, 50) };
}

/** Calls of the administrators of the platform. Mails are not sent here. */
export const adminHandlers = handlers({
  adminOverview: ({ state }) => ({
    waiting: {
      messages: unreadIn(state, { side: 'platform' }),
      outbox: state.mails.filter(({ failedAt }) => failedAt !== null).length,
      payouts: state.data.applications.filter(({ id }) => payoutState(state.payout(id)) === 'REQUESTED').length,
      reports: state.reports.filter(({ state: report }) => report === 'OPEN').length,
    },
  }),
  adminCompanies: ({ state: { data }, query }) =>
    adminCompaniesWire(
      data.companies.map((company) => adminCompanyWire(data, company)),
      query,
    ),
  changeSubscription: (call) => subscriptionWire(call.state.data, call.state.book(idOf(call), call.body)),
  // Nothing that is ordered here is ever confirmed.
  subscribers: ({ query }) => ({
    subscribers: [],
    total: 0,
    page: 1,
    pageSize: query.pageSize ?? 20,
    counts: { all: 0, confirmed: 0, waiting: 0 },
  }),
  exportSubscribers: () => new Response('\uFEFF', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
  registrations: ({ state }) => registrationsOf(state),
  outbox: ({ state, query }) => outboxWire(state.mails, query),
  outboxMail: ({ state, params }) => {
    const { id, to, subject } = mailOf(state, params.mailId);
    return { id, to, subject, text: demoMailText, html: null };
  },
  retryMail: ({ state, params }) => {
    const mail = mailOf(state, params.mailId);
    if (mail.failedAt === null) throw new CallError('conflict', mailMessages.notFailed);
    return state.retryMail(mail);
  },
});
