import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '../application';
import { canRequestPayout, PAYOUT_STATES, referralMilestone } from './codes';
import { readOwnReferrals, referrerStats } from './own';

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
  it('reads a link with its posting, counts and milestones', () => {
    const [referral] = readOwnReferrals({ referrals: [wire] });
    expect(referral).toMatchObject({ id: '7', code: 'MC7F2KQW', active: false, views: 41, rejects: 6 });
    expect(referral?.job).toEqual({ id: '101', title: 'Lokführerin', company: 'Nordbahn', place: 'Kiel', active: true });
    expect(referral?.applications.map(({ milestone, payout }) => [milestone, payout])).toEqual([
      ['HIRED', 'REQUESTED'],
      ['ENDED', 'OPEN'],
    ]);
  });

  it('keeps no name, whatever the answer says (decisions, rule 7)', () => {
    expect(JSON.stringify(readOwnReferrals([wire]))).not.toContain('Geheim');
  });

  it('reads an empty or foreign answer as none', () => {
    expect(readOwnReferrals({})).toEqual([]);
    expect(readOwnReferrals([{}])[0]).toMatchObject({ id: '', active: true, views: 0, applications: [] });
  });
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
  });
});
