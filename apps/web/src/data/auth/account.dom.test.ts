import { beforeEach, describe, expect, it } from 'vitest';
import { answering } from '../testing/answers';
import { startsLoggedOut } from '../testing/session';
import {
  changePassword,
  confirmEmail,
  forgotPassword,
  login,
  logout,
  register,
  resendConfirmation,
  resetPassword,
  updateProfile,
} from './account';

const leave = startsLoggedOut();
const registration = {
  accountType: 'CANDIDATE',
  firstName: 'Ada',
  lastName: 'Kern',
  email: 'ada@post.example',
  password: 'geheim geheim',
  terms: true,
  gdpr: true,
} as const;
const change = { firstName: 'Ada', lastName: 'Kern', phone: '040' };

beforeEach(() => {
  localStorage.setItem('jwt_token', 'a.b.c');
});

const acts = [
  ['login', 'POST', '/api/public/auth/login', { email: 'a', password: 'b' }, () => login({ email: 'a', password: 'b' })],
  ['register', 'POST', '/api/public/auth/register', registration, () => register(registration)],
  ['confirmEmail', 'POST', '/api/public/auth/confirm-email', { token: 't' }, () => confirmEmail('t', { password: '', newPassword: '' })],
  [
    'confirmEmail with a password',
    'POST',
    '/api/public/auth/confirm-email',
    { token: 't', password: 'p' },
    () => confirmEmail('t', { password: 'p', newPassword: '' }),
  ],
  [
    'confirmEmail with a new password',
    'POST',
    '/api/public/auth/confirm-email',
    { token: 't', newPassword: 'n' },
    () => confirmEmail('t', { password: 'p', newPassword: 'n' }),
  ],
  ['resendConfirmation', 'POST', '/api/private/auth/confirm-email/resend', undefined, resendConfirmation],
  ['forgotPassword', 'POST', '/api/public/auth/forgot-password', { email: 'a' }, () => forgotPassword('a')],
  ['resetPassword', 'POST', '/api/public/auth/reset-password', { token: 't', password: 'b' }, () => resetPassword('t', 'b')],
  [
    'changePassword',
    'POST',
    '/api/private/auth/change-password',
    { currentPassword: 'a', newPassword: 'b' },
    () => changePassword('a', 'b'),
  ],
  ['logout', 'POST', '/api/private/auth/logout', undefined, logout],
  ['updateProfile', 'PUT', '/api/private/users/profile', change, () => updateProfile(change)],
] as const;

describe.each(acts)('%s', (_name, method, url, body, act: () => Promise<unknown>) => {
  it('sends what it needs and nothing else', async () => {
    const { calls } = answering(() => ({ body: { token: 'd.e.f' } }));
    await act();
    expect(calls()).toEqual([{ method, url, body }]);
  });

  it('A86 stays on the page at a 401, and rejects', async () => {
    answering(() => ({ status: 401, body: { message: 'Nein' } }));
    await expect(act()).rejects.toMatchObject({ status: 401, message: 'Nein' });
    expect(leave).not.toHaveBeenCalled();
  });
});

it('O01 login and registration give token, roles and person', async () => {
  answering(() => ({ body: { token: 'd.e.f', roles: ['CANDIDATE'], user: { id: 5 } } }));
  for (const session of [await login({ email: 'a', password: 'b' }), await register(registration)])
    expect(session).toMatchObject({ token: 'd.e.f', roles: ['CANDIDATE'], user: { id: '5' } });
});

it('O01 an answer without a token is none', async () => {
  answering(() => ({ body: {} }));
  await expect(login({ email: 'a', password: 'b' })).rejects.toMatchObject({ kind: 'json', message: 'Ungültige Antwort vom Server' });
});

it('the saved profile is what the server stored', async () => {
  answering(() => ({ body: { user: { id: 5, firstName: 'Adele' } } }));
  expect(await updateProfile(change)).toMatchObject({ id: '5', firstName: 'Adele' });
});
