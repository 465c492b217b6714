import { readAdminPayout, readAdminPayouts } from '../admin/read';
import { readOwnReferral, readOwnReferrals, readReferredApplication, readReferrerStats } from '../referral/own';
import { readReferralCode } from '../referral/read';
import type { Call } from '../contract/call';

/** Makes the own link to a job; a second one for the same job is the first one (O05). */
export const createReferral = {
  name: 'createReferral',
  method: 'POST',
  path: '/api/private/referrals/create',
  read: readReferralCode,
} as const satisfies Call;

/** The own links with what came of them. */
export const myReferrals = {
  name: 'myReferrals',
  method: 'GET',
  path: '/api/private/referrals/my-referrals',
  read: readOwnReferrals,
} as const satisfies Call;

/** The links of everybody, for administrators. */
export const allReferrals = {
  name: 'allReferrals',
  method: 'GET',
  path: '/api/private/referrals',
  read: readOwnReferrals,
} as const satisfies Call;

/** Pauses a link or lets it go on (O45). */
export const toggleReferral = {
  name: 'toggleReferral',
  method: 'PATCH',
  path: '/api/private/referrals/:id/toggleStatus',
  read: readOwnReferral,
} as const satisfies Call;

/** Referred applications with their payouts: the own ones, to an administrator all of them (O70). */
export const applicationReferrals = {
  name: 'applicationReferrals',
  method: 'GET',
  path: '/api/private/application-referrals',
  read: readAdminPayouts,
} as const satisfies Call;

/** Those of one link. */
export const referralApplications = {
  name: 'referralApplications',
  method: 'GET',
  path: '/api/private/application-referrals/by-referral-id/:id',
  read: readAdminPayouts,
} as const satisfies Call;

/** Asks for the payout of a hire (O43). */
export const requestPayout = {
  name: 'requestPayout',
  method: 'POST',
  path: '/api/private/application-referrals/:id/request-payout',
  read: readReferredApplication,
} as const satisfies Call;

/** What an administrator has decided on a payout (O43). */
export const decidePayout = {
  name: 'decidePayout',
  method: 'PATCH',
  path: '/api/private/admin/application-referrals/:id/payout',
  read: readAdminPayout,
} as const satisfies Call;

/** The figures of the own links (O44). */
export const referrerStats = {
  name: 'referrerStats',
  method: 'GET',
  path: '/api/private/stats/referrer',
  read: readReferrerStats,
} as const satisfies Call;
