import type { UserProfile } from '@stellwerk/domain';

/** Display name of a person: the name, or the email address without one. */
export const nameOf = ({ firstName, lastName, email }: Pick<UserProfile, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;
