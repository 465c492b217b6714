import { readSession, readUserProfile } from '../user/read';
import { readConfirmation } from './answers';
import type { Call } from './call';

/** Accounts, logins and the own profile (O01). */
export const register = {
  name: 'register',
  method: 'POST',
  path: '/api/public/auth/register',
  token: 'none',
  read: readSession,
} as const satisfies Call;

export const login = {
  name: 'login',
  method: 'POST',
  path: '/api/public/auth/login',
  token: 'none',
  read: readSession,
} as const satisfies Call;

export const forgotPassword = {
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/public/auth/forgot-password',
  token: 'none',
  read: readConfirmation,
} as const satisfies Call;

export const resetPassword = {
  name: 'resetPassword',
  method: 'POST',
  path: '/api/public/auth/reset-password',
  token: 'none',
  read: readConfirmation,
} as const satisfies Call;

export const confirmEmail = {
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/public/auth/confirm-email',
  token: 'optional',
  read: readConfirmation,
} as const satisfies Call;

export const resendConfirmation = {
  name: 'resendConfirmation',
  method: 'POST',
  path: '/api/private/auth/confirm-email/resend',
  read: readConfirmation,
} as const satisfies Call;

export const logout = { name: 'logout', method: 'POST', path: '/api/private/auth/logout', read: readConfirmation } as const satisfies Call;

export const changePassword = {
  name: 'changePassword',
  method: 'POST',
  path: '/api/private/auth/change-password',
  read: readConfirmation,
} as const satisfies Call;

export const profile = {
  name: 'profile',
  method: 'GET',
  path: '/api/private/users/profile',
  read: readUserProfile,
} as const satisfies Call;

export const updateProfile = {
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/private/users/profile',
  read: readUserProfile,
} as const satisfies Call;
