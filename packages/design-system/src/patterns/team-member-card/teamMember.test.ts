import { describe, expect, it } from 'vitest';
import { canInvite, memberName, memberState } from './teamMember';

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

describe('memberName', () => {
  it('falls back on the mail address', () => {
    expect(memberName({ firstName: 'Gesine', lastName: 'Mohrmann', email: 'g@weserbund.example' })).toBe('Gesine Mohrmann');
    expect(memberName({ firstName: '', lastName: '', email: 'g@weserbund.example' })).toBe('g@weserbund.example');
  });
});
