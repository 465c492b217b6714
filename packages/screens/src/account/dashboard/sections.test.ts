import { describe, expect, it } from 'vitest';
import { leadOf, sectionOrder } from './sections';

const none = { companies: false, applications: false, referrals: false };

describe('O10 the overview', () => {
  it.each([
    [['COMPANY'], 'companies'],
    [['CANDIDATE', 'COMPANY'], 'companies'],
    [['REFERRER'], 'referrals'],
    [['CANDIDATE', 'REFERRER'], 'applications'],
    [['CANDIDATE'], 'applications'],
    [['PLATFORM_ADMIN'], 'applications'],
    [[], 'applications'],
  ] as const)('of %j is led by %s', (roles, lead) => {
    expect(leadOf(roles)).toBe(lead);
  });

  it('has the lead first, also when it is empty, and other empty sections last', () => {
    expect(sectionOrder('referrals', none)).toEqual(['referrals', 'companies', 'applications']);
    expect(sectionOrder('referrals', { ...none, referrals: true, companies: true })).toEqual(['referrals', 'applications', 'companies']);
    expect(sectionOrder('applications', { ...none, companies: true })).toEqual(['applications', 'referrals', 'companies']);
  });
});
