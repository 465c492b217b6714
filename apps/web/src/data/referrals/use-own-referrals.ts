import type { OwnReferral, ReferredApplication, ReferrerStats } from '@stellwerk/domain';
import { myReferrals, referrerStats, requestPayout, toggleReferral } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { send } from '../client';
import { useToken } from '../session';
import { useCall, type CallState } from '../use-call';

/** The links of the logged-in person; no request for a visitor. */
export function useOwnReferrals(): CallState<readonly OwnReferral[]> {
  const token = useToken();
  return useCall(myReferrals, token === null ? undefined : {}, handles401);
}

/** The figures of the own links (O44). */
export function useReferrerStats(): CallState<ReferrerStats> {
  const token = useToken();
  return useCall(referrerStats, token === null ? undefined : {}, handles401);
}

type Links = readonly OwnReferral[];

/** Actions on the own links; each shows the server's response, and rejects with an ApiError (O43, O45). */
export function referralCalls(links: CallState<Links>, stats: CallState<ReferrerStats>) {
  const change = (next: (known: Links) => Links): void => {
    void links.mutate((known) => known && next(known), { revalidate: false });
    void stats.reload().catch(() => undefined);
  };
  return {
    toggle: async ({ id }: OwnReferral): Promise<void> => {
      const changed = await send(toggleReferral, { params: { id } });
      change((known) => known.map((link) => (link.id === id ? changed : link)));
    },
    requestPayout: async ({ id }: ReferredApplication): Promise<void> => {
      const changed = await send(requestPayout, { params: { id } });
      change((known) => known.map((link) => ({ ...link, applications: link.applications.map((one) => (one.id === id ? changed : one)) })));
    },
  };
}
