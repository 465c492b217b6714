import * as z from 'zod/mini';
import * as calls from '../../calls/referrals';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

const referral = { of: 'referral', param: 'id' } as const;
const payout = { of: 'payout', param: 'id' } as const;

/** Links that recommend a job, what comes of them, and payouts. */
export const referralsEndpoints = {
  createReferral: {
    ...calls.createReferral,
    access: 'user',
    scope: 'none',
    spec: ['API19', 'RF10', 'O05'],
    summary: 'Den eigenen Empfehlungslink zu einer Stelle anlegen oder wiederfinden.',
    query: requests.createReferralQuery,
    request: requests.createReferralRequest,
    answer: shapes.createdReferral,
  },
  myReferrals: {
    ...calls.myReferrals,
    access: 'user',
    scope: 'none',
    spec: ['API20', 'RF22', 'RF27'],
    summary: 'Eigene Empfehlungslinks.',
    answer: z.array(shapes.ownReferral),
  },
  allReferrals: {
    ...calls.allReferrals,
    access: 'admin',
    scope: 'none',
    spec: ['API21', 'RF27'],
    summary: 'Alle Empfehlungslinks.',
    query: requests.referralsQuery,
    answer: shapes.referralPage,
  },
  toggleReferral: {
    ...calls.toggleReferral,
    access: 'own-or-admin',
    scope: referral,
    spec: ['API22', 'RF28', 'O45'],
    summary: 'Einen Empfehlungslink pausieren oder fortsetzen.',
    answer: shapes.ownReferral,
  },
  applicationReferrals: {
    ...calls.applicationReferrals,
    access: 'user',
    scope: 'none',
    spec: ['API23', 'RF29', 'O70'],
    summary: 'Empfohlene Bewerbungen mit ihren Auszahlungen: die eigenen, für Administratoren alle.',
    answer: z.array(shapes.applicationReferral),
  },
  referralApplications: {
    ...calls.referralApplications,
    access: 'own-or-admin',
    scope: referral,
    spec: ['API24', 'RF29'],
    summary: 'Empfohlene Bewerbungen eines Empfehlungslinks.',
    answer: z.array(shapes.applicationReferral),
  },
  requestPayout: {
    ...calls.requestPayout,
    access: 'own',
    scope: payout,
    spec: ['API25', 'RF29', 'O43'],
    summary: 'Eine Auszahlung anfordern.',
    answer: shapes.referredApplication,
  },
  decidePayout: {
    ...calls.decidePayout,
    access: 'admin',
    scope: payout,
    spec: ['O43', 'O83'],
    summary: 'Festhalten, wie über eine Auszahlung entschieden wurde.',
    request: requests.payoutDecision,
    answer: shapes.applicationReferral,
  },
  referrerStats: {
    ...calls.referrerStats,
    access: 'user',
    scope: 'none',
    spec: ['API26', 'RF30', 'O44'],
    summary: 'Zahlen der eigenen Empfehlungslinks.',
    answer: shapes.referrerStats,
  },
} as const satisfies EntriesOf<typeof calls>;
