import type { UserProfile } from '@stellwerk/domain';
import { profile } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { useToken } from '../session';
import { useCall, type CallState } from '../use-call';

/** The logged-in person; asks for nothing as a visitor. A refused token is the page's own business (A85, A86). */
export function useProfile(): CallState<UserProfile> {
  const token = useToken();
  return useCall(profile, token === null ? undefined : {}, handles401);
}
