import { paths } from '@stellwerk/screens/paths';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated, useToken } from '../data/session';
import { hasSignedOut } from '../data/signed-out';

/** Redirect from a page that needs a login. */
export interface WayOut {
  /** The login and back; the start page after a logout. */
  readonly to: string;
  /** The session has ended while the page was shown. */
  readonly ended: boolean;
  /** The person has ended it, here or in another tab: no personal content may stay visible. */
  readonly signedOut: boolean;
}

/** The redirect from a page that needs a login; undefined for a logged-in person, and until it is known. */
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
