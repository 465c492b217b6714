import { readApplication, readApplications, type Application } from '@stellwerk/domain';
import { useToken } from '../session';
import { useApi, type ApiState } from '../use-api';

/** Address of the own applications (AC01, API15). */
export const OWN_APPLICATIONS = '/api/private/applications/user';

/** Address of one application (AC03, API11). */
export const applicationPath = (id: string): string => `/api/private/applications/${encodeURIComponent(id)}`;

/** The applications of the logged-in person; asks for nothing as a visitor. A refused token is the page's own business (A86). */
export function useOwnApplications(): ApiState<readonly Application[]> {
  const token = useToken();
  return useApi(token === null ? null : OWN_APPLICATIONS, readApplications, { request: { own401: true } });
}

/** One own application; asks for nothing as a visitor. A refused token is the page's own business (A86). */
export function useOwnApplication(id: string): ApiState<Application> {
  const token = useToken();
  return useApi(token === null ? null : applicationPath(id), readApplication, { request: { own401: true } });
}
