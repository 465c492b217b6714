import { PLAN_MEMBERS } from './codes';
import type { Plan } from './read';

/** What a plan includes at the same time; null is unlimited. */
export interface PlanLimits {
  /** Active jobs. */
  readonly jobs: number | null;
  /** People of the team, with those who are invited. */
  readonly members: number | null;
}

/** The limits of a plan: 0 jobs are unlimited, members follow from its type (CP13, CP14). */
export function planLimits({ type, maxJobs }: Pick<Plan, 'type' | 'maxJobs'>): PlanLimits {
  return { jobs: maxJobs === 0 ? null : maxJobs, members: PLAN_MEMBERS[type] };
}

/** How much of a limit is used. */
export type LimitState = 'free' | 'near' | 'full' | 'over';

/** From this share of the limit on, the last places are said to be near. */
const NEAR = 0.8;

/**
 * How much of a limit is used (O38): `near` from four fifths on, `full` with the last place taken, `over` beyond it.
 * @param limit null is unlimited
 */
export function limitState(used: number, limit: number | null): LimitState {
  if (limit === null || used < limit * NEAR) return 'free';
  if (used < limit) return 'near';
  return used === limit ? 'full' : 'over';
}
