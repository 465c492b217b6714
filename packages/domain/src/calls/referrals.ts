import * as z from 'zod/mini';
import { readAdminPayout, readAdminPayouts } from '../admin/read';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readOwnReferral, readOwnReferrals, readReferredApplication, readReferrerStats } from '../referral/own';
import { readReferralCode } from '../referral/read';

/** Creates the own link to a job, or returns the existing one (O05). */
export const createReferral = {
  name: 'createReferral',
  method: 'POST',
  path: '/api/private/referrals/create',
  access: 'user',
  read: readReferralCode,
} as const satisfies Call;

/** The own links with their results. */
export const myReferrals = {
  name: 'myReferrals',
  method: 'GET',
  path: '/api/private/referrals/my-referrals',
  access: 'user',
  read: readOwnReferrals,
} as const satisfies Call;

/** All links, for administrators. */
export const allReferrals = {
  name: 'allReferrals',
  method: 'GET',
  path: '/api/private/referrals',
  access: 'admin',
  read: readOwnReferrals,
} as const satisfies Call;

/** Pauses or resumes a link (O45). */
export const toggleReferral = {
  name: 'toggleReferral',
  method: 'PATCH',
  path: '/api/private/referrals/:id/toggleStatus',
  access: 'own-or-admin',
  read: readOwnReferral,
} as const satisfies Call;

/** Referred applications with their payouts: the own ones, for an administrator all of them (O70). */
export const applicationReferrals = {
  name: 'applicationReferrals',
  method: 'GET',
  path: '/api/private/application-referrals',
  access: 'user',
  read: readAdminPayouts,
} as const satisfies Call;

/** Those of one link. */
export const referralApplications = {
  name: 'referralApplications',
  method: 'GET',
  path: '/api/private/application-referrals/by-referral-id/:id',
  access: 'own-or-admin',
  read: readAdminPayouts,
} as const satisfies Call;

/** Requests the payout of a hire (O43). */
export const requestPayout = {
  name: 'requestPayout',
  method: 'POST',
  path: '/api/private/application-referrals/:id/request-payout',
  access: 'own',
  read: readReferredApplication,
} as const satisfies Call;

/** Decision of an administrator on a payout (O43). */
export const decidePayout = {
  name: 'decidePayout',
  method: 'PATCH',
  path: '/api/private/admin/application-referrals/:id/payout',
  access: 'admin',
  read: readAdminPayout,
} as const satisfies Call;

/** The figures of the own links (O44). */
export const referrerStats = {
  name: 'referrerStats',
  method: 'GET',
  path: '/api/private/stats/referrer',
  access: 'user',
  read: readReferrerStats,
} as const satisfies Call;

const referral = { of: 'referral', param: 'id' } as const;

const payout = { of: 'payout', param: 'id' } as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const referralsEndpoints = () => ({
  createReferral: endpoint(createReferral, {
    scope: 'none',
    spec: ['API19', 'RF10', 'O05'],
    summary: 'Den eigenen Empfehlungslink zu einer Stelle anlegen oder wiederfinden.',
    query: requests.createReferralQuery,
    request: requests.createReferralRequest,
    answer: shapes.createdReferral,
  }),
  myReferrals: endpoint(myReferrals, {
    scope: 'none',
    spec: ['API20', 'RF22', 'RF27'],
    summary: 'Eigene Empfehlungslinks.',
    answer: z.array(shapes.ownReferral),
  }),
  allReferrals: endpoint(allReferrals, {
    scope: 'none',
    spec: ['API21', 'RF27'],
    summary: 'Alle Empfehlungslinks.',
    query: requests.referralsQuery,
    answer: shapes.referralPage,
  }),
  toggleReferral: endpoint(toggleReferral, {
    scope: referral,
    spec: ['API22', 'RF28', 'O45'],
    summary: 'Einen Empfehlungslink pausieren oder fortsetzen.',
    answer: shapes.ownReferral,
  }),
  applicationReferrals: endpoint(applicationReferrals, {
    scope: 'none',
    spec: ['API23', 'RF29', 'O70'],
    summary: 'Empfohlene Bewerbungen mit ihren Auszahlungen: die eigenen, für Administratoren alle.',
    answer: z.array(shapes.applicationReferral),
  }),
  referralApplications: endpoint(referralApplications, {
    scope: referral,
    spec: ['API24', 'RF29'],
    summary: 'Empfohlene Bewerbungen eines Empfehlungslinks.',
    answer: z.array(shapes.applicationReferral),
  }),
  requestPayout: endpoint(requestPayout, {
    scope: payout,
    spec: ['API25', 'RF29', 'O43'],
    summary: 'Eine Auszahlung anfordern.',
    answer: shapes.referredApplication,
  }),
  decidePayout: endpoint(decidePayout, {
    scope: payout,
    spec: ['O43', 'O83'],
    summary: 'Festhalten, wie über eine Auszahlung entschieden wurde.',
    request: requests.payoutDecision,
    answer: shapes.applicationReferral,
  }),
  referrerStats: endpoint(referrerStats, {
    scope: 'none',
    spec: ['API26', 'RF30', 'O44'],
    summary: 'Zahlen der eigenen Empfehlungslinks.',
    answer: shapes.referrerStats,
  }),
});
