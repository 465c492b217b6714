import type { Application } from '@stellwerk/domain';
import { useToken } from '../session';
import { useLateCall, type CallState } from '../use-call';

/**
 * The applications of the logged-in person (AC01); asks for nothing as a visitor. Public pages have it, too, so the readers of
 * applications come with the answer instead of the page. A refused token is the page's own business (A86).
 */
export function useOwnApplications(): CallState<readonly Application[]> {
  const token = useToken();
  return useLateCall('ownApplications', token === null ? undefined : {}, async () => (await import('./load')).loadOwnApplications());
}
