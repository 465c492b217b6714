import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToken } from '../../data/session';
import { MayReturnContext, safeRedirect } from '../../safe-redirect';

export interface Forward {
  /** Target of a logged-in person; null for a visitor. */
  readonly target: string | null;
  /** The return path in the URL, passed on to the other form. */
  readonly redirect: string | undefined;
}

/** Redirect of login and registration (AC17; decisions, rule 12). A login sets the token, so the same rule applies to both. */
export function useForward(): Forward {
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const mayReturn = use(MayReturnContext);
  const loggedIn = useToken() !== null;
  return { target: loggedIn ? safeRedirect(redirect, window.location.origin, mayReturn) : null, redirect: redirect ?? undefined };
}
