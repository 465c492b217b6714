import { readReferral } from '../referral/read';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Who recommends a job; 404 for an unknown or paused code. */
export const referral = {
  name: 'referral',
  method: 'GET',
  path: '/api/public/referrals/:code',
  token: 'none',
  read: (answer, { code }) => readReferral(answer, code),
} as const satisfies Call;

/** Somebody has come by a link; carries the login, so that members of the company are left out (O73; decisions, rule 6). */
export const referralView = {
  name: 'referralView',
  method: 'POST',
  path: '/api/public/referrals/:code/views',
  token: 'optional',
  read: readNothing,
} as const satisfies Call;

/** Somebody who came by a link is not interested. */
export const referralReject = {
  name: 'referralReject',
  method: 'POST',
  path: '/api/public/referrals/:code/rejects',
  token: 'optional',
  read: readNothing,
} as const satisfies Call;
