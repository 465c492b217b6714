import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { clearSession } from '../session';
import { logout } from './account';
import { useForgetPerson } from './use-forget-person';

export interface SignOut {
  /** From the click until the page is left: the missing token is then no reason to ask for a login. */
  readonly leaving: boolean;
  readonly signOut: () => Promise<void>;
}

/** Ends the session here and on the server, then leads to the start page. */
export function useSignOut(): SignOut {
  const [leaving, setLeaving] = useState(false);
  const forget = useForgetPerson();
  const navigate = useNavigate();
  const signOut = async (): Promise<void> => {
    setLeaving(true);
    // Whoever logs out must be logged out here, even when the server cannot be reached.
    await logout().catch(() => undefined);
    clearSession();
    await forget();
    await navigate(paths.start());
  };
  return { leaving, signOut };
}
