import type { UserProfile } from '@stellwerk/domain';
import { profile } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { useToken } from '../session';
import { useCall, type CallState } from '../use-call';

/** The logged-in person; no request for a visitor. The page handles a rejected token itself (A85, A86). */
export function useProfile(): CallState<UserProfile> {
  const token = useToken();
  return useCall(profile, token === null ? undefined : {}, handles401);
}
