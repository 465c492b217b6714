import { readApplication } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { readNotice, withNotice } from '../../../data/auth/notice';
import { isPrivateKey } from '../../../data/auth/use-sign-in';
import { readCompanies } from '../../../data/auth/use-my-companies';
import { withdrawnIn } from '../../../data/own-applications/withdraw';
import { passwordFaults } from './PasswordChangeForm';
import { readTab } from './tab';

describe('readTab', () => {
  it.each([
    ['', 'overview'],
    ['tab=profile', 'profile'],
    ['tab=overview', 'overview'],
    ['tab=unbekannt', 'overview'],
  ])('reads %j as %s', (query, tab) => {
    expect(readTab(new URLSearchParams(query))).toBe(tab);
  });
});

describe('withdrawnIn', () => {
  const list = [readApplication({ id: 1, status: 'SUBMITTED' }), readApplication({ id: 2, status: 'SUBMITTED' })];

  it('changes the one application and adds to its history (AC12)', () => {
    const [first, second] = withdrawnIn(list, '2', '2026-11-20T09:00:00.000Z');
    expect(first).toBe(list[0]);
    expect(second?.status).toBe('WITHDRAWN');
    expect(second?.history).toEqual([{ status: 'WITHDRAWN', date: '2026-11-20T09:00:00.000Z', by: '', note: '' }]);
  });

  it('leaves the list it was given alone', () => {
    withdrawnIn(list, '1', '2026-11-20T09:00:00.000Z');
    expect(list.map((application) => application.status)).toEqual(['SUBMITTED', 'SUBMITTED']);
  });
});

describe('passwordFaults (decisions, rule 9)', () => {
  it('takes 12 to 128 characters of any kind', () => {
    for (const length of [12, 128]) expect(passwordFaults({ currentPassword: 'alt', newPassword: 'a'.repeat(length) })).toEqual({});
  });

  it.each([0, 11])('refuses %i characters', (length) => {
    expect(passwordFaults({ currentPassword: 'alt', newPassword: 'a'.repeat(length) })).toEqual({
      newPassword: 'Das Passwort braucht mindestens 12 Zeichen.',
    });
  });

  it('refuses 129 characters', () => {
    expect(passwordFaults({ currentPassword: 'alt', newPassword: 'a'.repeat(129) })).toEqual({ newPassword: 'Höchstens 128 Zeichen.' });
  });

  it('asks for the old password', () => {
    expect(Object.keys(passwordFaults({ currentPassword: '', newPassword: '' }))).toEqual(['currentPassword', 'newPassword']);
  });
});

describe('notices of the login', () => {
  it('come back out of the navigation state', () => {
    expect(readNotice(withNotice('password-changed'))).toEqual({
      text: 'Ihr Passwort wurde geändert. Bitte melden Sie sich neu an.',
      tone: 'info',
    });
  });

  it.each([null, undefined, 'session-expired', { notice: '<b>fremd</b>' }, { notice: 'toString' }])('say nothing for %j', (state) => {
    expect(readNotice(state)).toBeNull();
  });
});

describe('isPrivateKey', () => {
  it('tells own data from public data', () => {
    expect(isPrivateKey('/api/private/users/profile')).toBe(true);
    expect(isPrivateKey('/api/public/jobs/101')).toBe(false);
    expect(isPrivateKey(null)).toBe(false);
  });
});

describe('readCompanies', () => {
  it('reads a list and takes anything else as none', () => {
    expect(readCompanies([{ id: 1, name: 'Weserbund' }]).map((company) => company.name)).toEqual(['Weserbund']);
    expect(readCompanies({})).toEqual([]);
  });
});
