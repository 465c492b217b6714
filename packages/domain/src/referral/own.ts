import { parseStatus } from '../application/codes';
import { listPlace } from '../job/display';
import { asList, asObject, firstText, listIn, toDate, toFlag, toNumber } from '../wire/loose';
import { PAYOUT_STATES, REFERRAL_MILESTONES, referralMilestone, type PayoutState, type ReferralMilestone } from './codes';

/** A step of a payout for its referrer: state and time, without author and reason (decisions, rules 7 and 8). */
export interface PayoutEvent {
  readonly state: PayoutState;
  /** ISO. */
  readonly at: string;
}

/** An application by an own link; it does not name the applicant (decisions, rule 7). */
export interface ReferredApplication {
  /** Id of the application-referral, for the payout. */
  readonly id: string;
  readonly milestone: ReferralMilestone;
  readonly payout: PayoutState;
  /** Events of the payout since it was opened, the oldest first; empty before a request. */
  readonly payoutEvents: readonly PayoutEvent[];
  /** Time of arrival, ISO, or null. */
  readonly createdAt: string | null;
}

/** An own link with its results (O07, O43). */
export interface OwnReferral {
  readonly id: string;
  readonly code: string;
  /** A paused link counts nothing and shows no banner (O45). */
  readonly active: boolean;
  readonly views: number;
  readonly rejects: number;
  /** ISO, or null. */
  readonly createdAt: string | null;
  readonly job: {
    readonly id: string;
    readonly title: string;
    readonly company: string;
    readonly place: string;
    /** Whether the job is still public. */
    readonly active: boolean;
  };
  readonly applications: readonly ReferredApplication[];
}

/** Figures of a referrer (O44). */
export interface ReferrerStats {
  readonly totalReferrals: number;
  readonly activeReferrals: number;
  readonly totalViews: number;
  readonly totalRejects: number;
  readonly totalApplications: number;
  readonly acceptedApplications: number;
  readonly requestedPayouts: number;
}

const flagOf = (value: unknown, otherwise: boolean): boolean => (value === undefined || value === null ? otherwise : toFlag(value));

const stateOf = (value: string): PayoutState | undefined => PAYOUT_STATES.find((state) => state === value.toUpperCase());

/** A step of a payout; none for an unknown state or a missing time. */
function readPayoutEvent(value: unknown): readonly PayoutEvent[] {
  const event = asObject(value);
  const [state, at] = [stateOf(firstText(event.state)), toDate(event.at)];
  return state === undefined || at === null ? [] : [{ state, at }];
}

/** Reads an application-referral; the milestone may also be sent as a status. */
export function readReferredApplication(value: unknown): ReferredApplication {
  const object = asObject(value);
  const named = REFERRAL_MILESTONES.find((milestone) => milestone === object.milestone);
  return {
    id: firstText(object.id),
    milestone: named ?? referralMilestone(parseStatus(object.status) ?? 'SUBMITTED'),
    payout: stateOf(firstText(object.payoutStatus, object.payout)) ?? 'OPEN',
    payoutEvents: asList(object.payoutEvents).flatMap(readPayoutEvent),
    createdAt: toDate(object.createdAt),
  };
}

/** Reads one own link. */
export function readOwnReferral(value: unknown): OwnReferral {
  const object = asObject(value);
  const job = asObject(object.jobOffer ?? object.job);
  const company = asObject(job.company ?? job.companyId);
  return {
    id: firstText(object.id),
    code: firstText(object.referralCode, object.code),
    active: flagOf(object.isActive ?? object.active, true),
    views: toNumber(object.views ?? object.viewCount) ?? 0,
    rejects: toNumber(object.rejects ?? object.rejectCount) ?? 0,
    createdAt: toDate(object.createdAt),
    job: {
      id: firstText(job.id, object.jobOfferId, object.jobId),
      title: firstText(job.title, object.jobTitle),
      company: firstText(job.company, company.name, object.companyName),
      place: listPlace({ city: firstText(job.city), location: firstText(job.location) }),
      active: flagOf(job.isActive ?? job.active, true),
    },
    applications: asList(object.applications).map(readReferredApplication),
  };
}

/** Reads the own links, bare or under `referrals` or `data`. */
export function readOwnReferrals(answer: unknown): readonly OwnReferral[] {
  return listIn(answer, 'referrals', 'data').map(readOwnReferral);
}

/** The figures computed from the links, for a screen without others. */
export function referrerStats(referrals: readonly OwnReferral[]): ReferrerStats {
  const sum = (of: (referral: OwnReferral) => number): number => referrals.reduce((total, referral) => total + of(referral), 0);
  const applications = referrals.flatMap((referral) => referral.applications);
  return {
    totalReferrals: referrals.length,
    activeReferrals: referrals.filter(({ active }) => active).length,
    totalViews: sum(({ views }) => views),
    totalRejects: sum(({ rejects }) => rejects),
    totalApplications: applications.length,
    acceptedApplications: applications.filter(({ milestone }) => milestone === 'HIRED').length,
    requestedPayouts: applications.filter(({ payout }) => payout === 'REQUESTED').length,
  };
}

/** Reads the figures of a referrer (RF30, O44); missing ones are 0. */
export function readReferrerStats(answer: unknown): ReferrerStats {
  const stats = asObject(answer);
  return {
    totalReferrals: toNumber(stats.totalReferrals) ?? 0,
    activeReferrals: toNumber(stats.activeReferrals) ?? 0,
    totalViews: toNumber(stats.totalViews) ?? 0,
    totalRejects: toNumber(stats.totalRejects) ?? 0,
    totalApplications: toNumber(stats.totalApplications) ?? 0,
    acceptedApplications: toNumber(stats.acceptedApplications) ?? 0,
    requestedPayouts: toNumber(stats.requestedPayouts) ?? 0,
  };
}
