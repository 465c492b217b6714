import type { Application } from '@stellwerk/domain';
import { application } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { useToken } from '../session';
import { useCall, type CallState } from '../use-call';

/** One own application (AC03); no request for a visitor. The page handles a rejected token itself (A86). */
export function useOwnApplication(id: string): CallState<Application> {
  const token = useToken();
  return useCall(application, token === null ? undefined : { params: { id } }, handles401);
}
