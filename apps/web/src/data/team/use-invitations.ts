import type { Id, Invitation, TeamMember } from '@stellwerk/domain';
import * as calls from '@stellwerk/domain/calls';
import type { BodyOf } from '@stellwerk/domain/endpoints';
import { send } from '../client';
import { useCall, type CallState } from '../use-call';

export interface Invitations {
  /** Open and expired ones; also empty after a loading error (CT28). */
  readonly list: readonly Invitation[];
  readonly calls: {
    /** Invites by mail (API67); rejects with an ApiError (CT25). */
    readonly invite: (values: BodyOf<typeof calls.inviteMember>) => Promise<Invitation>;
    /** The same for a team member. */
    readonly inviteMember: (member: TeamMember) => Promise<Invitation>;
    /** Sends an invitation again, with a new link; rejects with an ApiError. */
    readonly resendInvitation: (invitation: Invitation) => Promise<Invitation>;
    /** Withdraws an invitation (CT27); rejects with an ApiError. */
    readonly deleteInvitation: (invitation: Invitation) => Promise<void>;
  };
}

/**
 * The invitations of a company and the calls on them (CT04, CT21 to CT28).
 * @param team reloaded after a change, because invitations change how team members are shown (CT08, CT10)
 */
export function useInvitations(companyId: Id<'company'>, team: Pick<CallState<unknown>, 'reload'>): Invitations {
  const pending = useCall(calls.pendingInvitations, { params: { id: companyId } });
  const put = async (made: Invitation): Promise<Invitation> => {
    const isOther = ({ id, email }: Invitation): boolean => id !== made.id && email !== made.email;
    await pending.mutate((list = []) => [made, ...list.filter(isOther)], { revalidate: false });
    return made;
  };
  const reloadTeam = (): Promise<unknown> => team.reload().catch(() => undefined);
  const invite: Invitations['calls']['invite'] = async (body) => {
    const made = await put(await send(calls.inviteMember, { params: { id: companyId }, body }));
    await reloadTeam();
    return made;
  };
  return {
    list: pending.data ?? [],
    calls: {
      invite,
      inviteMember: ({ email, firstName, lastName, position }) => invite({ email, firstName, lastName, position }),
      resendInvitation: async ({ id: invitationId }) =>
        put(await send(calls.resendInvitation, { params: { id: companyId, invitationId } })),
      deleteInvitation: async ({ id: invitationId }) => {
        await send(calls.deleteInvitation, { params: { id: companyId, invitationId } });
        await pending.mutate((list) => list?.filter(({ id }) => id !== invitationId), { revalidate: false });
        await reloadTeam();
      },
    },
  };
}
