import { PAYOUT_STATES, type PayoutState, type ReferralMilestone } from '@stellwerk/domain';
import { adminListView, type AdminListState, type AdminListView } from '../shared/list';

/** An application that came by a recommendation, with where its reward stands. Nothing of it names the applicant. */
export interface AdminPayout {
  /** Id of the application-referral. */
  readonly id: string;
  readonly applicationId: string;
  readonly milestone: ReferralMilestone;
  readonly state: PayoutState;
  readonly referrer: { readonly name: string; readonly email: string };
  readonly code: string;
  readonly job: { readonly id: string; readonly title: string; readonly company: string };
  /** ISO; null before it was asked for. */
  readonly requestedAt: string | null;
  /** The decision; null before. */
  readonly decision: {
    /** ISO. */
    readonly at: string;
    /** Who decided; '' when unknown. */
    readonly by: string;
    /** Why it was refused, else ''. */
    readonly reason: string;
  } | null;
}

/** What waits for a decision comes first. */
export const PAYOUT_FILTERS = ['REQUESTED', 'PAID', 'REFUSED', 'REVERSED', 'OPEN', 'all'] as const satisfies readonly (
  PayoutState | 'all'
)[];
export type PayoutFilter = (typeof PAYOUT_FILTERS)[number];

export const WAITING_PAYOUTS: AdminListState<PayoutFilter> = { search: '', filter: 'REQUESTED', page: 1 };
export const ALL_PAYOUTS: AdminListState<PayoutFilter> = { search: '', filter: 'all', page: 1 };

/** Requested ones in the order of asking, so that nobody waits behind a later one; the others the newest first. */
export function payoutsView(all: readonly AdminPayout[], state: AdminListState<PayoutFilter>): AdminListView<AdminPayout, PayoutFilter> {
  const rank = ({ state: known }: AdminPayout): number => (known === 'REQUESTED' ? -1 : PAYOUT_STATES.indexOf(known));
  const day = ({ requestedAt }: AdminPayout): string => requestedAt ?? '';
  const sorted = all.toSorted(
    (a, b) => rank(a) - rank(b) || (a.state === 'REQUESTED' ? day(a).localeCompare(day(b)) : day(b).localeCompare(day(a))),
  );
  return adminListView(sorted, state, {
    passes: (payout, filter) => filter === 'all' || payout.state === filter,
    texts: ({ referrer, job, applicationId, code }) => [referrer.name, referrer.email, job.title, job.company, applicationId, code],
  });
}
