import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readUserProfile } from '../user/read';

/** The logged-in person; a separate module, because the application form needs no other call of an account. */
export const profile = {
  name: 'profile',
  method: 'GET',
  path: '/api/private/users/profile',
  access: 'user',
  read: readUserProfile,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const profileEndpoints = () => ({
  profile: endpoint(profile, {
    scope: 'none',
    spec: ['O01'],
    summary: 'Eigenes Profil.',
    answer: shapes.userAnswer,
  }),
});
