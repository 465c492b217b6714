import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readReferral } from '../referral/read';

/** The referrer of a job; 404 for an unknown or paused code. */
export const referral = {
  name: 'referral',
  method: 'GET',
  path: '/api/public/referrals/:code',
  access: 'public',
  read: (answer, { code }) => readReferral(answer, code),
} as const satisfies Call;

/** Counts a visit by a link; sent with the login, so that members of the company are left out (O73; decisions, rule 6). */
export const referralView = {
  name: 'referralView',
  method: 'POST',
  path: '/api/public/referrals/:code/views',
  access: 'public',
  optionalLogin: true,
  read: readNothing,
} as const satisfies Call;

/** Reports that a visitor by a link is not interested. */
export const referralReject = {
  name: 'referralReject',
  method: 'POST',
  path: '/api/public/referrals/:code/rejects',
  access: 'public',
  optionalLogin: true,
  read: readNothing,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const referralEndpoints = () => ({
  referral: endpoint(referral, {
    scope: 'none',
    spec: ['API16', 'RF02', 'O45'],
    summary: 'Wer eine Stelle empfiehlt.',
    answer: shapes.referralPublic,
  }),
  referralView: endpoint(referralView, {
    scope: 'none',
    spec: ['API17', 'RF05'],
    summary: 'Einen Aufruf über einen Empfehlungslink zählen, je Besucher und Tag einmal.',
  }),
  referralReject: endpoint(referralReject, {
    scope: 'none',
    spec: ['API18', 'RF08'],
    summary: 'Fehlendes Interesse zählen, je Besucher und Tag einmal.',
  }),
});
