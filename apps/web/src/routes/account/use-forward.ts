import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToken } from '../../data/session';
import { MayReturnContext, safeRedirect } from '../../safe-redirect';

export interface Forward {
  /** Where a logged-in person goes from here; null for a visitor. */
  readonly target: string | null;
  /** The redirect as the address names it, to be handed on to the other form. */
  readonly redirect: string | undefined;
}

/** Where login and registration lead (AC17; decisions, rule 12). A login makes the token appear, so the same rule leads on from both. */
export function useForward(): Forward {
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const mayReturn = use(MayReturnContext);
  const loggedIn = useToken() !== null;
  return { target: loggedIn ? safeRedirect(redirect, window.location.origin, mayReturn) : null, redirect: redirect ?? undefined };
}
