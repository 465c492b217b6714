import { paths } from '@stellwerk/screens/paths';
import { useNavigate } from 'react-router-dom';
import { forgetDrafts } from '../data/drafts';
import { clearSession } from '../data/session-change';
import { rememberSignOut } from '../data/signed-out';
import { logout } from '../data/auth/account';

/** Ends the session here at once, and on the server as soon as it hears of it; leads to the start page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Whoever logs out is logged out here, however long the server takes, and even when it cannot be reached.
    void logout().catch(() => undefined);
    rememberSignOut(true);
    forgetDrafts();
    clearSession();
    await navigate(paths.start());
  };
}
