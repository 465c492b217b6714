import { readTeam } from '../team/read';
import type { Call } from './call';

/** The team of a company. */
export const companyTeam = {
  name: 'companyTeam',
  method: 'GET',
  path: '/api/private/companies/:id/get-company-team-members',
  read: readTeam,
} as const satisfies Call;
