import { type AccountType, generalMessages, readSession, readUserProfile, type Session, type UserProfile } from '@stellwerk/domain';
import { ApiError } from '../api-error';
import { request, type RequestOptions } from '../client';

/** What a 401 means is each form's own matter: a wrong password must not send anybody away (A86). */
const post = (path: string, body: NonNullable<RequestOptions['body']> = {}): Promise<unknown> =>
  request(path, { method: 'POST', body, own401: true });

function sessionOf(answer: unknown): Session {
  const session = readSession(answer);
  if (session === null) throw new ApiError('json', generalMessages.invalidJson);
  return session;
}

/** Logs in. @throws ApiError with the server's neutral text for a wrong address or password (O01). */
export async function login(credentials: { readonly email: string; readonly password: string }): Promise<Session> {
  return sessionOf(await post('/api/public/auth/login', { email: credentials.email, password: credentials.password }));
}

export interface Registration {
  readonly accountType: AccountType;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** What the person ticked (decisions, rule 1). */
  readonly terms: boolean;
  readonly gdpr: boolean;
}

/** Makes an account and logs it in at once (O01). @throws ApiError */
export async function register({ accountType, firstName, lastName, email, password, terms, gdpr }: Registration): Promise<Session> {
  return sessionOf(await post('/api/public/auth/register', { accountType, firstName, lastName, email, password, terms, gdpr }));
}

/** Confirms a mail address over the mailed link, which works once. @throws ApiError */
export async function confirmEmail(token: string): Promise<void> {
  await post('/api/public/auth/confirm-email', { token });
}

/** Asks for a new link that confirms the own mail address. @throws ApiError */
export async function resendConfirmation(): Promise<void> {
  await post('/api/private/auth/confirm-email/resend');
}

/** Asks for a link to a new password. The answer never says whether the account exists. @throws ApiError */
export async function forgotPassword(email: string): Promise<void> {
  await post('/api/public/auth/forgot-password', { email });
}

/** Sets a new password over the mailed link; every session ends. @throws ApiError */
export async function resetPassword(token: string, password: string): Promise<void> {
  await post('/api/public/auth/reset-password', { token, password });
}

/** Changes the password; every session ends, this one too (decisions, rule 9). @throws ApiError */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await post('/api/private/auth/change-password', { currentPassword, newPassword });
}

/** Ends this session on the server. @throws ApiError */
export async function logout(): Promise<void> {
  await post('/api/private/auth/logout');
}

/** What a person may change of the own profile. */
export interface ProfileChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** Saves the own profile. @returns what the server stored. @throws ApiError */
export async function updateProfile({ firstName, lastName, phone }: ProfileChange): Promise<UserProfile> {
  return readUserProfile(
    await request('/api/private/users/profile', { method: 'PUT', body: { firstName, lastName, phone }, own401: true }),
  );
}
