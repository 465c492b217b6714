import type { Application } from '@stellwerk/domain';
import { useToken } from '../session';
import { useLateCall, type CallState } from '../use-call';

/**
 * The applications of the logged-in person (AC01); no request for a visitor. Public pages use it too, so the readers of
 * applications load with the response instead of the page. The page handles a rejected token itself (A86).
 */
export function useOwnApplications(): CallState<readonly Application[]> {
  const token = useToken();
  return useLateCall('ownApplications', token === null ? undefined : {}, async () => (await import('./load')).loadOwnApplications());
}
