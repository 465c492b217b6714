import { paths } from '@stellwerk/screens/paths';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentToken } from '../data/session';

/**
 * Back inside the site: history where the previous page is ours, else the dashboard for a logged-in person and the
 * given page for a visitor, who must not land on a login with Back (A32).
 */
export function useGoBack(visitorPage: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key !== 'default') void navigate(-1);
    else void navigate(currentToken() === null ? visitorPage : paths.dashboard());
  };
}
