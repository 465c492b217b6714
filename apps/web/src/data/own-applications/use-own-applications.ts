import { readApplications, type Application } from '@stellwerk/domain';
import { useToken } from '../session';
import { useApi, type ApiState } from '../use-api';

/** Address of the own applications (AC01, API15). */
export const OWN_APPLICATIONS = '/api/private/applications/user';

/** The applications of the logged-in person; asks for nothing as a visitor. A refused token is the page's own business (A86). */
export function useOwnApplications(): ApiState<readonly Application[]> {
  const token = useToken();
  return useApi(token === null ? null : OWN_APPLICATIONS, readApplications, { request: { own401: true } });
}
