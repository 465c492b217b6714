import { paths } from '@stellwerk/screens/paths';
import { useNavigate } from 'react-router-dom';
import { forgetDrafts } from '../data/drafts';
import { clearSession } from '../data/session-change';
import { rememberSignOut } from '../data/signed-out';
import { logout } from '../data/auth/account';

/** Ends the session here at once, and on the server when the call arrives; redirects to the start page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // The logout takes effect here, regardless of the server's response.
    void logout().catch(() => undefined);
    rememberSignOut(true);
    forgetDrafts();
    clearSession();
    await navigate(paths.start());
  };
}
