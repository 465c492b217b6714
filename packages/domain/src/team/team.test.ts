import { describe, expect, it } from 'vitest';
import { TEAM_ROLES } from '../company';
import { canBeAssigned, canInvite, memberName, memberState, readTeam, readTeamMember } from './index';

const wire = {
  id: 4,
  company: { id: 1 },
  firstName: 'Gesine',
  lastName: 'Mohrmann',
  position: 'Recruiterin',
  jobDescription: 'Begleitet Bewerbungen.',
  linkedinProfile: 'https://l.example/g',
  email: 'g@weserbund.example',
  role: 'RECRUITER',
  status: 'PENDING',
  avatar: 'g.webp',
  referenced: true,
  hasUserAccount: true,
  companyOwner: false,
  invitationSent: true,
};

describe('reading a member of the team', () => {
  it('CT06 reads every field', () => {
    expect(readTeamMember(wire)).toEqual({
      id: '4',
      firstName: 'Gesine',
      lastName: 'Mohrmann',
      position: 'Recruiterin',
      jobDescription: 'Begleitet Bewerbungen.',
      email: 'g@weserbund.example',
      linkedin: 'https://l.example/g',
      role: 'RECRUITER',
      status: 'PENDING',
      avatarUrl: '/api/media/avatars/original/g.webp',
      hasAccount: true,
      owner: false,
      invitationSent: true,
    });
  });

  it('CT06 knows the account under both names, and the owner by flag or role', () => {
    expect([{ referenced: true }, { hasUserAccount: true }, {}].map((one) => readTeamMember(one).hasAccount)).toEqual([true, true, false]);
    expect([{ companyOwner: true }, { role: 'OWNER' }, { role: 'ADMIN' }].map((one) => readTeamMember(one).owner)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('an unknown role may do the least, an unknown status is ACTIVE', () => {
    expect(readTeamMember({ role: 'KING', status: 'ASLEEP' })).toMatchObject({ role: 'MEMBER', status: 'ACTIVE' });
  });

  it.each([[[wire]], [{ teamMembers: [wire] }], [{ members: [wire] }], [{ data: [wire] }]])('finds the list in form %#', (answer) => {
    expect(readTeam(answer)).toEqual([readTeamMember(wire)]);
  });
});

describe('memberState', () => {
  it('CT07 CT08 CT09 an account outranks the status, PENDING the record created by hand', () => {
    expect(memberState({ hasAccount: true, status: 'PENDING' })).toBe('account');
    expect(memberState({ hasAccount: true, status: 'ACTIVE' })).toBe('account');
    expect(memberState({ hasAccount: false, status: 'PENDING' })).toBe('pending');
    expect(memberState({ hasAccount: false, status: 'ACTIVE' })).toBe('manual');
  });
});

describe('canInvite', () => {
  it('CT10 is true only without account and without an invitation', () => {
    const offered = [true, false].flatMap((hasAccount) => [true, false].map((invitationSent) => canInvite({ hasAccount, invitationSent })));
    expect(offered).toEqual([false, false, false, true]);
  });
});

describe('assigning an application', () => {
  it('CA76 O50 is for recruiters and above, and only those of them with an account are offered', () => {
    expect(TEAM_ROLES.map((role) => canBeAssigned({ hasAccount: true, role }))).toEqual([false, true, true, true]);
    expect(TEAM_ROLES.map((role) => canBeAssigned({ hasAccount: false, role }))).toEqual([false, false, false, false]);
  });
});

describe('memberName', () => {
  it('falls back on the mail address', () => {
    expect(memberName({ firstName: 'Gesine', lastName: 'Mohrmann', email: 'g@weserbund.example' })).toBe('Gesine Mohrmann');
    expect(memberName({ firstName: '', lastName: '', email: 'g@weserbund.example' })).toBe('g@weserbund.example');
  });
});
