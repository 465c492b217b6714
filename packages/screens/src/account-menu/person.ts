import type { UserProfile } from '@stellwerk/domain';

/** How a person is called: by name, by mail address where there is none. */
export const nameOf = ({ firstName, lastName, email }: Pick<UserProfile, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;
