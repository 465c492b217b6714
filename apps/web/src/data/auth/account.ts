import {
  ApiError,
  generalMessages,
  mediaUrl,
  namesOf,
  PROFILE_FIELDS,
  recordOf,
  type AccountType,
  type ProfileField,
  type Session,
  type UserProfile,
} from '@stellwerk/domain';
import * as calls from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { send } from '../client';
import { download } from '../download';
import { saveFile } from '../save-file';
import { sendForm } from '../upload';

function sessionOf(session: Session | null): Session {
  if (session === null) throw new ApiError('json', generalMessages.invalidJson);
  return session;
}

/** Logs in. @throws ApiError with the server's neutral text for a wrong email address or password (O01). */
export async function login({ email, password }: { readonly email: string; readonly password: string }): Promise<Session> {
  return sessionOf(await send(calls.login, { body: { email, password } }, handles401));
}

export interface Registration {
  readonly accountType: AccountType;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** Given consent (decisions, rule 1). */
  readonly terms: boolean;
  readonly gdpr: boolean;
  /** Secret of the mailed invitation that the person followed. @default none */
  readonly invitation?: string | undefined;
}

/** Creates an account and logs it in at once (O01). @throws ApiError */
export async function register(registration: Registration): Promise<Session> {
  const { accountType, firstName, lastName, email, password, terms, gdpr, invitation } = registration;
  return sessionOf(
    await send(calls.register, { body: { accountType, firstName, lastName, email, password, terms, gdpr, invitation } }, handles401),
  );
}

/** Proof that an account belongs to the person; with neither value the session of this browser is used. */
export interface ConfirmationProof {
  /** '' without one. */
  readonly password: string;
  /** New password of the account; all its sessions end. '' without one. */
  readonly newPassword: string;
}

/** Confirms an email address by the mailed link, which works once. @throws ApiError with a field when only the proof is wrong */
export async function confirmEmail(token: string, { password, newPassword }: ConfirmationProof): Promise<void> {
  const proof = newPassword !== '' ? { newPassword } : password !== '' ? { password } : {};
  await send(calls.confirmEmail, { body: { token, ...proof } }, handles401);
}

/** Requests a new link that confirms the own email address. @throws ApiError */
export async function resendConfirmation(): Promise<void> {
  await send(calls.resendConfirmation, {}, handles401);
}

/** Requests a link to a new password. The response never reveals whether the account exists. @throws ApiError */
export async function forgotPassword(email: string): Promise<void> {
  await send(calls.forgotPassword, { body: { email } }, handles401);
}

/** Sets a new password by the mailed link; every session ends. @throws ApiError */
export async function resetPassword(token: string, password: string): Promise<void> {
  await send(calls.resetPassword, { body: { token, password } }, handles401);
}

/** Changes the password; every session ends, this one too (decisions, rule 9). @throws ApiError */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await send(calls.changePassword, { body: { currentPassword, newPassword } }, handles401);
}

/** Ends this session on the server. @throws ApiError */
export async function logout(): Promise<void> {
  await send(calls.logout, {}, { ...handles401, keepalive: true });
}

/** Saves the own profile. @returns the stored profile. @throws ApiError */
export async function updateProfile(values: Readonly<Record<ProfileField, string>>): Promise<UserProfile> {
  return send(calls.updateProfile, { body: recordOf(namesOf(PROFILE_FIELDS), (name) => values[name]) }, handles401);
}

/** Uploads a picture of the own person at once (API89). @returns its URL. @throws ApiError */
export async function uploadAvatar(file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const { url, filename } = await sendForm(calls.uploadProfileAvatar, { form }, handles401);
  return url || mediaUrl('avatars', filename);
}

/** Removes the own picture (API90). @throws ApiError */
export async function removeAvatar(): Promise<void> {
  await send(calls.deleteProfileAvatar, {}, handles401);
}

/** Saves all stored data about the person as a file of this device (O71). @throws ApiError */
export async function saveOwnData(): Promise<void> {
  saveFile(await download(calls.exportProfile, {}, handles401), 'stellwerk-daten.zip');
}

/** Deletes the account; all its sessions end (O71). @throws ApiError with the field `password` for a wrong one */
export async function deleteAccount(password: string): Promise<void> {
  await send(calls.deleteProfile, { body: { password } }, handles401);
}
