import { describe, expect, test } from 'vitest';
import { limitState, planLimits } from './index';

describe('the limits of a plan', () => {
  test('CP13 CP14 jobs are its own number, 0 is unlimited; members follow from its type', () => {
    expect(planLimits({ type: 'BASIS', maxJobs: 1 })).toEqual({ jobs: 1, members: 1 });
    expect(planLimits({ type: 'STANDARD', maxJobs: 10 })).toEqual({ jobs: 10, members: 5 });
    for (const type of ['PREMIUM', 'ENTERPRISE'] as const) expect(planLimits({ type, maxJobs: 0 })).toEqual({ jobs: null, members: null });
  });

  test.each([
    [7, 10, 'free'],
    [8, 10, 'near'],
    [9, 10, 'near'],
    [10, 10, 'full'],
    [11, 10, 'over'],
    [3, 5, 'free'],
    [4, 5, 'near'],
    [0, 1, 'free'],
    [1, 1, 'full'],
    [5000, null, 'free'],
  ] as const)('O38 %d of %s are %s', (used, limit, state) => expect(limitState(used, limit)).toBe(state));
});
