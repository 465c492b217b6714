import { NoScript } from '@stellwerk/screens/shell';
import { Fragment, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHydrated, usePersonKey } from '../data/session';
import { useWayOut } from './use-way-out';

export interface RequireLoginProps {
  /** Whether the content has its own text for a login that expires while it is shown, so that the page stays (A86). @default false */
  readonly handles401?: boolean;
  /** Shown until the login is known, also in the server's page. @default nothing */
  readonly waiting?: ReactNode;
  /** Shown without a login, by a page with its own text (CP05). @default the redirect to the login */
  readonly withoutLogin?: ReactNode;
  readonly children: ReactNode;
}

/** Redirects, and again when the person returns before the next page is rendered: no other event would render this one again. */
function Leave({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate(to, { replace: true });
    leave();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [navigate, to]);
  return null;
}

/**
 * Redirects visitors to the login and back. The server renders nothing of the personal content. For another
 * person it starts fresh (decision 0083).
 */
export function RequireLogin({ handles401 = false, waiting, withoutLogin = false, children }: RequireLoginProps) {
  const out = useWayOut();
  const personKey = usePersonKey();
  if (!useHydrated()) {
    return (
      <>
        <NoScript />
        <div className="sw:noscript:hidden">{waiting}</div>
      </>
    );
  }
  const content = <Fragment key={personKey}>{children}</Fragment>;
  if (out === undefined) return content;
  if (withoutLogin !== false && !out.signedOut) return withoutLogin;
  // Typed text stays after a rejected session; after a logout it must disappear (A86).
  return handles401 && out.ended && !out.signedOut ? content : <Leave to={out.to} />;
}
