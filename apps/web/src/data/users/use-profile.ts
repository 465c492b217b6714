import { readUserProfile, type UserProfile } from '@stellwerk/domain';
import { useToken } from '../session';
import { useApi, type ApiState } from '../use-api';

export const PROFILE = '/api/private/users/profile';

/** The logged-in person; asks for nothing as a visitor. A refused token is the page's own business (A85, A86). */
export function useProfile(): ApiState<UserProfile> {
  const token = useToken();
  return useApi(token === null ? null : PROFILE, readUserProfile, { request: { own401: true } });
}
