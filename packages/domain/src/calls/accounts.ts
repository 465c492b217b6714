import * as z from 'zod/mini';
import { readConfirmation } from '../contract/answers';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readStoredFile } from '../media/stored';
import { readCandidateProfile } from '../user/candidate';
import { readSession, readUserProfile } from '../user/read';

/** Accounts, logins and the own profile (O01). */
export const register = {
  name: 'register',
  method: 'POST',
  path: '/api/public/auth/register',
  access: 'public',
  read: readSession,
} as const satisfies Call;

export const login = {
  name: 'login',
  method: 'POST',
  path: '/api/public/auth/login',
  access: 'public',
  read: readSession,
} as const satisfies Call;

export const forgotPassword = {
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/public/auth/forgot-password',
  access: 'public',
  read: readConfirmation,
} as const satisfies Call;

export const resetPassword = {
  name: 'resetPassword',
  method: 'POST',
  path: '/api/public/auth/reset-password',
  access: 'public',
  read: readConfirmation,
} as const satisfies Call;

export const confirmEmail = {
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/public/auth/confirm-email',
  access: 'public',
  optionalLogin: true,
  read: readConfirmation,
} as const satisfies Call;

export const resendConfirmation = {
  name: 'resendConfirmation',
  method: 'POST',
  path: '/api/private/auth/confirm-email/resend',
  access: 'user',
  read: readConfirmation,
} as const satisfies Call;

export const logout = {
  name: 'logout',
  method: 'POST',
  path: '/api/private/auth/logout',
  access: 'user',
  read: readConfirmation,
} as const satisfies Call;

export const changePassword = {
  name: 'changePassword',
  method: 'POST',
  path: '/api/private/auth/change-password',
  access: 'user',
  read: readConfirmation,
} as const satisfies Call;

export const updateProfile = {
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/private/users/profile',
  access: 'user',
  read: readUserProfile,
} as const satisfies Call;

/** Replaces the own picture (API89). */
export const uploadProfileAvatar = {
  name: 'uploadProfileAvatar',
  method: 'POST',
  path: '/api/private/users/profile/avatar',
  access: 'user',
  read: readStoredFile,
} as const satisfies Call;

/** Removes the own picture (API90). */
export const deleteProfileAvatar = {
  name: 'deleteProfileAvatar',
  method: 'DELETE',
  path: '/api/private/users/profile/avatar',
  access: 'user',
  read: readNothing,
} as const satisfies Call;

/** All stored data about the person, as a ZIP file (O71). */
export const exportProfile = {
  name: 'exportProfile',
  method: 'GET',
  path: '/api/private/users/profile/export',
  access: 'user',
  read: readNothing,
} as const satisfies Call;

/** Deletes the account with all data of the person; requires the password (O71). */
export const deleteProfile = {
  name: 'deleteProfile',
  method: 'DELETE',
  path: '/api/private/users/profile',
  access: 'user',
  read: readNothing,
} as const satisfies Call;

/** A candidate, for the person and for companies that have received an application (O11). */
export const candidateProfile = {
  name: 'candidateProfile',
  method: 'GET',
  path: '/api/private/users/:id',
  access: 'own-or-member',
  read: readCandidateProfile,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const accountsEndpoints = () => ({
  register: endpoint(register, {
    scope: 'none',
    spec: ['O01'],
    summary: 'Konto erstellen.',
    request: requests.registerRequest,
    answer: shapes.sessionAnswer,
  }),
  login: endpoint(login, {
    scope: 'none',
    spec: ['O01'],
    summary: 'Anmelden.',
    request: requests.loginRequest,
    answer: shapes.sessionAnswer,
  }),
  forgotPassword: endpoint(forgotPassword, {
    scope: 'none',
    spec: ['O01'],
    summary: 'Link zum Zurücksetzen anfordern.',
    request: requests.forgotPasswordRequest,
    answer: shapes.okAnswer,
  }),
  resetPassword: endpoint(resetPassword, {
    scope: 'none',
    spec: ['O01'],
    summary: 'Passwort über einen Link setzen.',
    request: requests.resetPasswordRequest,
    answer: shapes.okAnswer,
  }),
  confirmEmail: endpoint(confirmEmail, {
    scope: 'none',
    spec: ['O01'],
    summary: 'E-Mail-Adresse über einen Link bestätigen.',
    request: requests.confirmEmailRequest,
    answer: shapes.okAnswer,
  }),
  resendConfirmation: endpoint(resendConfirmation, {
    scope: 'none',
    spec: ['O01'],
    summary: 'Neuen Link zum Bestätigen der E-Mail-Adresse anfordern.',
    answer: shapes.okAnswer,
  }),
  logout: endpoint(logout, {
    scope: 'none',
    spec: ['O01'],
    summary: 'Abmelden.',
    answer: shapes.okAnswer,
  }),
  changePassword: endpoint(changePassword, {
    scope: 'none',
    spec: ['O01'],
    summary: 'Passwort ändern.',
    request: requests.changePasswordRequest,
    answer: shapes.okAnswer,
  }),
  updateProfile: endpoint(updateProfile, {
    scope: 'none',
    spec: ['O01'],
    summary: 'Eigenes Profil ändern.',
    request: requests.profileRequest,
    answer: shapes.userAnswer,
  }),
  uploadProfileAvatar: endpoint(uploadProfileAvatar, {
    scope: 'none',
    spec: ['API89', 'AC22'],
    summary: 'Eigenes Profilbild hochladen.',
    multipart: { fields: z.object({}), files: ['file'], repeated: [] },
    answer: shapes.mediaRecord,
  }),
  deleteProfileAvatar: endpoint(deleteProfileAvatar, {
    scope: 'none',
    spec: ['API90', 'AC22'],
    summary: 'Eigenes Profilbild entfernen.',
  }),
  exportProfile: endpoint(exportProfile, {
    scope: 'none',
    spec: ['O71'],
    summary: 'Alle eigenen Daten als ZIP-Datei.',
  }),
  deleteProfile: endpoint(deleteProfile, {
    scope: 'none',
    spec: ['O61', 'O71'],
    summary: 'Eigenes Konto löschen.',
    request: requests.deleteProfileRequest,
  }),
  candidateProfile: endpoint(candidateProfile, {
    scope: { of: 'user', param: 'id' },
    spec: ['O11', 'AC21'],
    summary: 'Profil einer Person, für sie selbst und für Unternehmen mit einer Bewerbung von ihr.',
    answer: shapes.candidateProfile,
  }),
});
