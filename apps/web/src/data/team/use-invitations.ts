import type { Id } from '@stellwerk/domain';
import type { Invitation } from '@stellwerk/domain';
import { deleteInvitation, inviteMember, pendingInvitations, resendInvitation } from '@stellwerk/domain/calls';
import type { BodyOf } from '@stellwerk/domain/endpoints';
import { send } from '../client';
import { useCall } from '../use-call';

export interface Invitations {
  /** Open and expired ones; also empty after a loading error (CT28). */
  readonly list: readonly Invitation[];
  /** Invites by mail (API67); rejects with an ApiError (CT25). */
  readonly invite: (values: BodyOf<typeof inviteMember>) => Promise<Invitation>;
  /** Sends an invitation again, with a new link; rejects with an ApiError. */
  readonly resend: (invitation: Invitation) => Promise<Invitation>;
  /** Withdraws an invitation (CT27); rejects with an ApiError. */
  readonly remove: (invitation: Invitation) => Promise<void>;
}

/** The invitations of a company and the actions on them (CT04, CT21 to CT28). */
export function useInvitations(companyId: Id<'company'>): Invitations {
  const pending = useCall(pendingInvitations, { params: { id: companyId } });
  const put = async (made: Invitation): Promise<Invitation> => {
    const isOther = ({ id, email }: Invitation): boolean => id !== made.id && email !== made.email;
    await pending.mutate((list = []) => [made, ...list.filter(isOther)], { revalidate: false });
    return made;
  };
  return {
    list: pending.data ?? [],
    invite: async (body) => put(await send(inviteMember, { params: { id: companyId }, body })),
    resend: async ({ id: invitationId }) => put(await send(resendInvitation, { params: { id: companyId, invitationId } })),
    remove: async ({ id: invitationId }) => {
      await send(deleteInvitation, { params: { id: companyId, invitationId } });
      await pending.mutate((list) => list?.filter(({ id }) => id !== invitationId), { revalidate: false });
    },
  };
}
