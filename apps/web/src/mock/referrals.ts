import {
  authMessages,
  canRequestPayout,
  generalMessages,
  payoutDecisions,
  referralMessages,
  readOwnReferrals,
  referrerStats,
} from '@stellwerk/domain';
import { CallError, parseId, Reply, type AnswerOf } from '@stellwerk/domain/endpoints';
import {
  applicationReferralWire,
  ownReferralWire,
  payoutState,
  referralPublicWire,
  referredApplicationWire,
  type DemoApplication,
  type DemoReferral,
} from '@stellwerk/domain/fixtures';
import { handlers, idOf, userOf, type MockCall } from './call';
import { openJob } from './jobs';
import type { MockState } from './state';

const PAGE_SIZE = 20;

/** A link that works, by its code; null for every other (O45). */
const workingLink = (state: MockState, code: string): DemoReferral | null =>
  state.data.referrals.find(
    (link) => link.code === code && link.isActive && state.data.jobs.some(({ id, isActive }) => id === link.jobId && isActive),
  ) ?? null;

const linkWire = (state: MockState, link: DemoReferral) => ownReferralWire(state.data, link, (id) => state.payout(id));

/** Whoever made a link is no visitor of it; the mock counts everybody else each time. */
function count({ state, user }: MockCall, code: string, counter: 'views' | 'rejects'): void {
  const link = workingLink(state, code);
  if (link !== null && link.userId !== user?.id) state.changeReferral(link.id, { [counter]: link[counter] + 1 });
}

const linksOf = ({ state, user }: MockCall): readonly DemoReferral[] =>
  state.data.referrals.filter(({ userId }) => userId === user?.id).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

/** The referred applications of some links, the newest first. */
function payoutsOf({ state }: MockCall, which: (link: DemoReferral) => boolean): AnswerOf<'applicationReferrals'> {
  return state.data.applications
    .flatMap((application) => {
      const link = state.data.referrals.find(({ id }) => id === application.referralId);
      return link !== undefined && which(link) ? [{ application, link }] : [];
    })
    .toSorted((a, b) => b.application.createdAt.localeCompare(a.application.createdAt))
    .map(({ application, link }) => applicationReferralWire(state.data, application, link, state.payout(application.id)));
}

const isAdmin = (call: MockCall): boolean => userOf(call).roles.includes('PLATFORM_ADMIN');

/** What a referrer reads of it: no number, nobody who decided, no reason (rule 7). */
const withoutReasons = (payouts: AnswerOf<'applicationReferrals'>): AnswerOf<'applicationReferrals'> =>
  payouts.map((payout) => ({
    ...payout,
    applicationId: null,
    decision: payout.decision && { ...payout.decision, by: null, reason: null },
  }));

function known({ state, ...call }: MockCall): { readonly application: DemoApplication; readonly link: DemoReferral } {
  const application = state.application(idOf(call));
  const link = state.data.referrals.find(({ id }) => id === application?.referralId);
  if (application === null || link === undefined) throw new CallError('not-found', generalMessages.notFound);
  return { application, link };
}

/** Links, what comes of them, and payouts, by the rules of the server; the number of a payout is that of its application. */
export const referralHandlers = handlers({
  referral: ({ state, params }) => {
    const link = workingLink(state, params.code);
    if (link === null) throw new CallError('not-found', referralMessages.unknown);
    return referralPublicWire(state.data, link);
  },
  referralView: (call) => count(call, call.params.code, 'views'),
  referralReject: (call) => count(call, call.params.code, 'rejects'),
  createReferral: (call) => {
    const { state, query } = call;
    const job = openJob(state, parseId(call.body.jobOfferId) ?? 0);
    const userId = userOf(call).id;
    const own = state.data.referrals.find((link) => link.jobId === job.id && link.userId === userId);
    if (own !== undefined) state.changeReferral(own.id, { isActive: true });
    const parent = workingLink(state, query.ref ?? '');
    const parentId = parent !== null && parent.jobId === job.id && parent.userId !== userId ? parent.id : null;
    const made = own ?? state.addReferral({ userId, jobId: job.id, parentId });
    return new Reply({ id: made.id, referralCode: made.code, jobOfferId: job.id }, { status: own === undefined ? 201 : 200 });
  },
  myReferrals: (call) => linksOf(call).map((link) => linkWire(call.state, link)),
  allReferrals: ({ state, query: { page = 1, pageSize = PAGE_SIZE } }) => ({
    referrals: state.data.referrals.slice((page - 1) * pageSize, page * pageSize).map((link) => {
      const { firstName = '', lastName = '' } = state.user(link.userId) ?? {};
      return { ...linkWire(state, link), user: { id: link.userId, firstName, lastName } };
    }),
    total: state.data.referrals.length,
    page,
    pageSize,
  }),
  toggleReferral: (call) => {
    const link = call.state.data.referrals.find(({ id }) => id === idOf(call));
    if (link === undefined) throw new CallError('not-found', generalMessages.notFound);
    call.state.changeReferral(link.id, { isActive: !link.isActive });
    return linkWire(call.state, { ...link, isActive: !link.isActive });
  },
  applicationReferrals: (call) =>
    isAdmin(call) ? payoutsOf(call, () => true) : withoutReasons(payoutsOf(call, ({ userId }) => userId === userOf(call).id)),
  referralApplications: (call) => {
    const payouts = payoutsOf(call, ({ id }) => id === idOf(call));
    return isAdmin(call) ? payouts : withoutReasons(payouts);
  },
  requestPayout: (call) => {
    const { application } = known(call);
    if (!call.state.isConfirmed(userOf(call))) throw new CallError('forbidden', authMessages.confirmFirst);
    const { milestone, payoutStatus: payout } = referredApplicationWire(application, call.state.payout(application.id));
    if (!canRequestPayout({ milestone, payout })) throw new CallError('conflict', referralMessages.cannotRequest);
    call.state.addPayoutEvent(application.id, { state: 'REQUESTED', by: null, reason: null });
    return referredApplicationWire(application, call.state.payout(application.id));
  },
  decidePayout: (call) => {
    const { application, link } = known(call);
    const { state, reason } = call.body;
    if (!payoutDecisions(payoutState(call.state.payout(application.id))).includes(state))
      throw new CallError('conflict', referralMessages.cannotDecide);
    const { firstName, lastName } = userOf(call);
    call.state.addPayoutEvent(application.id, { state, by: `${firstName} ${lastName}`, reason: reason || null });
    return applicationReferralWire(call.state.data, application, link, call.state.payout(application.id));
  },
  referrerStats: (call) => referrerStats(readOwnReferrals(linksOf(call).map((link) => linkWire(call.state, link)))),
});
