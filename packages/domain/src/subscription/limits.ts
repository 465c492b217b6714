import { PLAN_MEMBERS } from './codes';
import type { Plan } from './read';

/** Limits of a plan; null is unlimited. */
export interface PlanLimits {
  /** Active jobs. */
  readonly jobs: number | null;
  /** Team members, including invited people. */
  readonly members: number | null;
}

/** The limits of a plan: 0 jobs are unlimited, members follow from its type (CP13, CP14). */
export function planLimits({ type, maxJobs }: Pick<Plan, 'type' | 'maxJobs'>): PlanLimits {
  return { jobs: maxJobs === 0 ? null : maxJobs, members: PLAN_MEMBERS[type] };
}

/** Usage of a limit. */
export type LimitState = 'free' | 'near' | 'full' | 'over';

/** Share of the limit from which it counts as near. */
const NEAR = 0.8;

/**
 * Usage of a limit (O38): `near` from four fifths on, `full` at the limit, `over` beyond it.
 * @param limit null is unlimited
 */
export function limitState(used: number, limit: number | null): LimitState {
  if (limit === null || used < limit * NEAR) return 'free';
  if (used < limit) return 'near';
  return used === limit ? 'full' : 'over';
}
