import type { Id } from '../ids';
import { readMediaUrl } from '../media/read';
import { asList, asObject, firstText, textsOf } from '../wire/loose';
import { ACCOUNT_ROLES, type AccountRole } from './codes';

/** The logged-in person. */
export interface UserProfile {
  readonly id: Id<'user'>;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly avatarUrl: string;
  /** Whether the person has confirmed the email address; true if missing. */
  readonly emailConfirmed: boolean;
  /** Roles of the account (O89); unknown ones are left out. */
  readonly roles: readonly AccountRole[];
}

const readRoles = (value: unknown): readonly AccountRole[] =>
  asList(value).flatMap((role) => ACCOUNT_ROLES.filter((known) => known === role));

/** Reads a profile answer, bare or under `user`. */
export function readUserProfile(answer: unknown): UserProfile {
  const outer = asObject(answer);
  const user = Object.keys(asObject(outer.user)).length > 0 ? asObject(outer.user) : outer;
  return {
    ...textsOf(user, 'id', 'email', 'firstName', 'lastName', 'phone'),
    avatarUrl: readMediaUrl(user.avatar, 'avatars'),
    emailConfirmed: user.emailConfirmed !== false,
    roles: readRoles(user.roles),
  };
}

export interface Session {
  readonly token: string;
  readonly roles: readonly AccountRole[];
  readonly user: UserProfile;
}

/** Reads the answer of login and registration. @returns null without a token. */
export function readSession(answer: unknown): Session | null {
  const object = asObject(answer);
  const token = firstText(object.token);
  if (token === '') return null;
  return { token, roles: readRoles(object.roles), user: readUserProfile(object.user) };
}
