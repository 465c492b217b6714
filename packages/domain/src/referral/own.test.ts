import { describe, expect, it, test } from 'vitest';
import { APPLICATION_STATUSES } from '../application';
import { canRequestPayout, PAYOUT_STATES, referralMilestone } from './codes';
import { readOwnReferrals, readReferredApplication, readReferrerStats, referrerStats } from './own';

const wire = {
  id: 7,
  referralCode: 'MC7F2KQW',
  isActive: false,
  views: 41,
  rejects: 6,
  createdAt: '2026-11-06T18:20:00.000Z',
  jobOffer: { id: 101, title: 'Lokführerin', city: 'Kiel', company: 'Nordbahn', isActive: true },
  applications: [
    { id: 1, status: 'ACCEPTED', payoutStatus: 'REQUESTED', createdAt: '2026-11-08T08:00:00.000Z', firstName: 'Geheim' },
    { id: 2, status: 'REJECTED', createdAt: null },
  ],
};

describe('readOwnReferrals', () => {
  const read = {
    id: '7',
    code: 'MC7F2KQW',
    active: false,
    views: 41,
    rejects: 6,
    createdAt: '2026-11-06T18:20:00.000Z',
    job: { id: '101', title: 'Lokführerin', company: 'Nordbahn', place: 'Kiel', active: true },
    applications: [
      { id: '1', milestone: 'HIRED', payout: 'REQUESTED', payoutEvents: [], createdAt: '2026-11-08T08:00:00.000Z' },
      { id: '2', milestone: 'ENDED', payout: 'OPEN', payoutEvents: [], createdAt: null },
    ],
  };

  it.each([[[wire]], [{ referrals: [wire] }], [{ data: [wire] }]])('O07 reads a link whole, in form %#', (answer) => {
    expect(readOwnReferrals(answer)).toEqual([read]);
  });

  it.each([
    ['code', { code: 'K' }, { code: 'K' }],
    ['flag', { active: false }, { active: false }],
    ['flag that comes first', { isActive: true, active: false }, { active: true }],
    ['flag that is null', { isActive: null }, { active: true }],
    ['counts', { viewCount: 3, rejectCount: 4 }, { views: 3, rejects: 4 }],
    ['counts that come first', { views: 1, viewCount: 3, rejects: 2, rejectCount: 4 }, { views: 1, rejects: 2 }],
  ])('O07 knows the second spelling of a %s', (_title, answer, part) => {
    expect(readOwnReferrals([answer])).toMatchObject([part]);
  });

  it.each([
    [{ job: { id: 4, title: 'A', location: 'Kiel' } }, { id: '4', title: 'A', company: '', place: 'Kiel', active: true }],
    [
      { jobOffer: { id: 3 }, job: { id: 4 } },
      { id: '3', title: '', company: '', place: '', active: true },
    ],
    [{ jobOffer: { isActive: false } }, { id: '', title: '', company: '', place: '', active: false }],
    [{ jobOffer: { active: false } }, { id: '', title: '', company: '', place: '', active: false }],
    [{ jobOffer: { company: { name: 'B' } } }, { id: '', title: '', company: 'B', place: '', active: true }],
    [{ jobOffer: { companyId: { name: 'C' } } }, { id: '', title: '', company: 'C', place: '', active: true }],
    [
      { jobOfferId: 5, jobTitle: 'T', companyName: 'D' },
      { id: '5', title: 'T', company: 'D', place: '', active: true },
    ],
    [{ jobId: 6 }, { id: '6', title: '', company: '', place: '', active: true }],
  ])('O07 finds the job of %j', (answer, job) => {
    expect(readOwnReferrals([answer])[0]?.job).toEqual(job);
  });

  it('keeps no name, whatever the answer says (decisions, rule 7)', () => {
    expect(JSON.stringify(readOwnReferrals([wire]))).not.toContain('Geheim');
  });

  it('reads an empty or foreign answer as none', () => {
    expect(readOwnReferrals({})).toEqual([]);
    const empty = {
      id: '',
      code: '',
      active: true,
      views: 0,
      rejects: 0,
      createdAt: null,
      job: { id: '', title: '', company: '', place: '', active: true },
      applications: [],
    };
    expect(readOwnReferrals([{}, 'x'])).toEqual([empty, empty]);
  });
});

it.each([
  [
    { id: 3, milestone: 'INTERVIEW', status: 'ACCEPTED' },
    { id: '3', milestone: 'INTERVIEW', payout: 'OPEN', payoutEvents: [], createdAt: null },
  ],
  [
    { milestone: 'GEHEIM', status: 'ACCEPTED' },
    { id: '', milestone: 'HIRED', payout: 'OPEN', payoutEvents: [], createdAt: null },
  ],
  [{ status: 'GEHEIM' }, { id: '', milestone: 'APPLIED', payout: 'OPEN', payoutEvents: [], createdAt: null }],
  [{ payout: 'requested' }, { id: '', milestone: 'APPLIED', payout: 'REQUESTED', payoutEvents: [], createdAt: null }],
  [
    { payoutStatus: 'OPEN', payout: 'REQUESTED' },
    { id: '', milestone: 'APPLIED', payout: 'OPEN', payoutEvents: [], createdAt: null },
  ],
  [{ payoutStatus: 'GEHEIM' }, { id: '', milestone: 'APPLIED', payout: 'OPEN', payoutEvents: [], createdAt: null }],
  [null, { id: '', milestone: 'APPLIED', payout: 'OPEN', payoutEvents: [], createdAt: null }],
])('O43 the application behind a link %j', (answer, application) => {
  expect(readReferredApplication(answer)).toEqual(application);
});

it('O43: the record of a payout is what happened and when, never who or why (decisions, rule 7)', () => {
  const at = '2026-11-02T08:00:00.000Z';
  const payoutEvents = [
    { state: 'REQUESTED', at, by: 'Geheim' },
    { state: 'refused', at: '2026-11-09T08:00:00.000Z', reason: 'Geheim' },
    { state: 'GEHEIM', at },
    { state: 'PAID', at: 'gestern' },
    null,
  ];
  expect(readReferredApplication({ payoutEvents }).payoutEvents).toEqual([
    { state: 'REQUESTED', at },
    { state: 'REFUSED', at: '2026-11-09T08:00:00.000Z' },
  ]);
});

describe('referralMilestone', () => {
  it('tells a refusal and a withdrawal alike and never more than the way', () => {
    expect(APPLICATION_STATUSES.map(referralMilestone)).toEqual([
      'APPLIED',
      'APPLIED',
      'APPLIED',
      'INTERVIEW',
      'INTERVIEW',
      'HIRED',
      'ENDED',
      'ENDED',
    ]);
  });
});

describe('canRequestPayout', () => {
  it('allows one request, after a hire (O43)', () => {
    expect(PAYOUT_STATES.filter((payout) => canRequestPayout({ milestone: 'HIRED', payout }))).toEqual(['OPEN']);
    expect(canRequestPayout({ milestone: 'INTERVIEW', payout: 'OPEN' })).toBe(false);
  });
});

describe('referrerStats', () => {
  it('adds up what the links say', () => {
    expect(referrerStats(readOwnReferrals([wire, { ...wire, isActive: true, applications: [] }]))).toEqual({
      totalReferrals: 2,
      activeReferrals: 1,
      totalViews: 82,
      totalRejects: 12,
      totalApplications: 2,
      acceptedApplications: 1,
      requestedPayouts: 1,
    });
    const waiting = { ...wire, applications: [...wire.applications, { id: 3, status: 'SUBMITTED' }] };
    expect(referrerStats(readOwnReferrals([waiting]))).toMatchObject({
      totalApplications: 3,
      acceptedApplications: 1,
      requestedPayouts: 1,
    });
  });
});

test('RF30, O44: the figures of a referrer are read, a missing one is 0', () => {
  const stats = {
    totalReferrals: 5,
    activeReferrals: 4,
    totalViews: 107,
    totalRejects: 19,
    totalApplications: 3,
    acceptedApplications: 1,
    requestedPayouts: 2,
  };
  expect(readReferrerStats(stats)).toEqual(stats);
  expect(readReferrerStats({})).toEqual(Object.fromEntries(Object.keys(stats).map((name) => [name, 0])));
});
