import { paths } from '@stellwerk/screens/paths';
import { useNavigate } from 'react-router-dom';
import { forgetDrafts } from '../data/drafts';
import { clearSession } from '../data/session-change';
import { rememberSignOut } from '../data/signed-out';
import { logout } from '../data/auth/account';

/** Ends the session here and on the server, then leads to the start page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Whoever logs out must be logged out here, even when the server cannot be reached.
    await logout().catch(() => undefined);
    rememberSignOut(true);
    forgetDrafts();
    clearSession();
    await navigate(paths.start());
  };
}
