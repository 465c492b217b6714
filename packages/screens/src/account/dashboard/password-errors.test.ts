import { describe, expect, it } from 'vitest';
import { passwordErrors } from './PasswordChangeForm';

describe('passwordErrors (decisions, rule 9)', () => {
  it('takes 12 to 128 characters of any kind', () => {
    for (const length of [12, 128]) expect(passwordErrors({ currentPassword: 'alt', newPassword: 'a'.repeat(length) })).toEqual({});
  });

  it.each([0, 11])('refuses %i characters', (length) => {
    expect(passwordErrors({ currentPassword: 'alt', newPassword: 'a'.repeat(length) })).toEqual({
      newPassword: 'Das Passwort braucht mindestens 12 Zeichen.',
    });
  });

  it('refuses 129 characters', () => {
    expect(passwordErrors({ currentPassword: 'alt', newPassword: 'a'.repeat(129) })).toEqual({ newPassword: 'Höchstens 128 Zeichen.' });
  });

  it('asks for the old password', () => {
    expect(Object.keys(passwordErrors({ currentPassword: '', newPassword: '' }))).toEqual(['currentPassword', 'newPassword']);
  });
});
