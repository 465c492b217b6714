import type { Application } from '@stellwerk/domain';
import { application, ownApplications } from '@stellwerk/domain/calls';
import { useToken } from '../session';
import { useCall, type CallState } from '../use-call';

/** The applications of the logged-in person (AC01); asks for nothing as a visitor. A refused token is the page's own business (A86). */
export function useOwnApplications(): CallState<readonly Application[]> {
  const token = useToken();
  return useCall(ownApplications, token === null ? undefined : {}, { stayOn401: true });
}

/** One own application (AC03); asks for nothing as a visitor. A refused token is the page's own business (A86). */
export function useOwnApplication(id: string): CallState<Application> {
  const token = useToken();
  return useCall(application, token === null ? undefined : { params: { id } }, { stayOn401: true });
}
