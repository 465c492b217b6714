import { readUserProfile } from '../user/read';
import type { Call } from '../contract/call';

/** The logged-in person; apart, because the application form asks for it and for nothing else of an account. */
export const profile = {
  name: 'profile',
  method: 'GET',
  path: '/api/private/users/profile',
  read: readUserProfile,
} as const satisfies Call;
