import { readStoredFile } from '../media/stored';
import { readCandidateProfile } from '../user/candidate';
import { readSession, readUserProfile } from '../user/read';
import { readConfirmation } from '../contract/answers';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

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

export const updateProfile = {
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/private/users/profile',
  read: readUserProfile,
} as const satisfies Call;

/** Puts a picture of the own person in place of the former one (API89). */
export const uploadProfileAvatar = {
  name: 'uploadProfileAvatar',
  method: 'POST',
  path: '/api/private/users/profile/avatar',
  read: readStoredFile,
} as const satisfies Call;

/** Takes the own picture away (API90). */
export const deleteProfileAvatar = {
  name: 'deleteProfileAvatar',
  method: 'DELETE',
  path: '/api/private/users/profile/avatar',
  read: readNothing,
} as const satisfies Call;

/** Everything that is stored about the person, as a ZIP file (O71). */
export const exportProfile = {
  name: 'exportProfile',
  method: 'GET',
  path: '/api/private/users/profile/export',
  read: readNothing,
} as const satisfies Call;

/** Deletes the account with all that belongs to the person; asks for the password (O71). */
export const deleteProfile = {
  name: 'deleteProfile',
  method: 'DELETE',
  path: '/api/private/users/profile',
  read: readNothing,
} as const satisfies Call;

/** A candidate, for the person and for companies that have received an application (O11). */
export const candidateProfile = {
  name: 'candidateProfile',
  method: 'GET',
  path: '/api/private/users/:id',
  read: readCandidateProfile,
} as const satisfies Call;
