import { readPlans } from '../subscription/read';
import type { Call } from '../contract/call';

/** The plans with their prices, for everybody. */
export const publicPlans = {
  name: 'publicPlans',
  method: 'GET',
  path: '/api/public/plans',
  token: 'none',
  read: readPlans,
} as const satisfies Call;
