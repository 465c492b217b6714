import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { clearSession } from '../session';
import { logout } from './account';

/** Ends the session here and on the server, then leads to the start page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Whoever logs out must be logged out here, even when the server cannot be reached.
    await logout().catch(() => undefined);
    clearSession();
    await navigate(paths.start());
  };
}
