import { paths } from '@stellwerk/screens/paths';
import { NoScript } from '@stellwerk/screens/shell';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHydrated, useToken } from '../data/session';

export interface RequireLoginProps {
  /** The content has a text of its own for a login that ends while it is shown, so the page stays (A86). @default false */
  readonly own401?: boolean;
  /** What stands there without a login, for a page that says so itself (CP05). @default the way to the login */
  readonly withoutLogin?: ReactNode;
  readonly children: ReactNode;
}

/** Leads to the login and back whoever is not logged in. The server renders nothing of the content: it belongs to a person. */
export function RequireLogin({ own401 = false, withoutLogin = false, children }: RequireLoginProps) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const token = useToken();
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (token !== null && !wasLoggedIn) setWasLoggedIn(true);
  if (!hydrated) return <NoScript />;
  if (token === null && withoutLogin !== false) return withoutLogin;
  if (token === null && !(own401 && wasLoggedIn)) return <Navigate to={paths.login(pathname + search)} replace />;
  return children;
}
