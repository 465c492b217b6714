import { paths } from '@stellwerk/screens/paths';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated, useToken } from '../data/session';
import { hasSignedOut } from '../data/signed-out';

/** How a page that needs a login is left without one. */
export interface WayOut {
  /** The login and back; the start page for whoever has logged out. */
  readonly to: string;
  /** The session has ended while the page was shown. */
  readonly ended: boolean;
  /** The person has ended it, here or in another tab: nothing of theirs may stay in sight. */
  readonly signedOut: boolean;
}

/** The way out of a page that needs a login; undefined while somebody is logged in, and until it is known. */
export function useWayOut(): WayOut | undefined {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const token = useToken();
  const [ended, setEnded] = useState(token !== null);
  if (token !== null && !ended) setEnded(true);
  if (!hydrated || token !== null) return undefined;
  const signedOut = ended && hasSignedOut();
  return { to: signedOut ? paths.start() : paths.login(pathname + search), ended, signedOut };
}
