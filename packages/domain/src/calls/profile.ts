import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readUserProfile } from '../user/read';

/** The logged-in person; apart, because the application form asks for it and for nothing else of an account. */
export const profile = {
  name: 'profile',
  method: 'GET',
  path: '/api/private/users/profile',
  access: 'user',
  read: readUserProfile,
} as const satisfies Call;

/** What a server needs besides; a function, so that no schema gets into a browser. */
export const profileEndpoints = () => ({
  profile: endpoint(profile, {
    scope: 'none',
    spec: ['O01'],
    summary: 'Eigenes Profil.',
    answer: shapes.userAnswer,
  }),
});
