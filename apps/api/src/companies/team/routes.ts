import { parseId, Reply, selectMembers } from '@stellwerk/domain/endpoints';
import { teamMessages } from '@stellwerk/domain';
import { actorOf, handlers, idOf, type ServerCall } from '../../platform/http/call.ts';
import { dropAvatar, removeAvatar, uploadAvatar, withAvatar } from './avatar.ts';
import { accept, invite, offerOf, pending, resend, withdrawInvitation } from './invitations.ts';
import { changeMember, createMember, memberWith, removeMember, transferOwnership } from './members.ts';
import { receiveMember } from './read-member.ts';
import { membersOf } from './store.ts';
import { memberWire } from './to-wire.ts';

const ok = (message: string) => ({ success: true as const, message });

/** The member that the call names. */
const member = async (call: ServerCall) => memberWire(await memberWith(call.context.db, idOf(call)));

/** Calls on the team of a company: members, roles, pictures and invitations (API60 to API69, O48 to O51). */
export const teamHandlers = handlers({
  companyTeam: async (call) => {
    const team = await membersOf(call.context.db, idOf(call));
    return [...selectMembers(team.map(memberWire), call.query)];
  },
  teamMember: member,
  createTeamMember: (call) =>
    receiveMember(call, async ({ companyId, member: given, picture }) => {
      const { context } = call;
      const userId = actorOf(call).id;
      const id = await withAvatar(context, { picture, companyId, userId }, (avatar) =>
        createMember(context, companyId, userId, given, avatar),
      );
      return new Reply(memberWire(await memberWith(context.db, id)), { status: 201 });
    }),
  updateTeamMember: async (call) => {
    await changeMember(call.context, idOf(call), actorOf(call).id, call.body);
    return member(call);
  },
  deleteTeamMember: async (call) => {
    const removed = await removeMember(call.context, idOf(call), actorOf(call).id);
    await dropAvatar(call.context, removed.avatar);
    return ok(removed.user_id === null ? teamMessages.deleted : teamMessages.removed);
  },
  uploadMemberAvatar: async (call) => {
    await uploadAvatar(call);
    return member(call);
  },
  deleteMemberAvatar: async (call) => {
    await removeAvatar(call);
    return member(call);
  },
  pendingInvitations: async (call) => pending(call.context, idOf(call)),
  inviteMember: async (call) => new Reply(await invite(call.context, idOf(call), actorOf(call).id, call.body), { status: 201 }),
  resendInvitation: (call) => resend(call.context, idOf(call), actorOf(call).id, call.params.invitationId),
  deleteInvitation: async (call) => {
    await withdrawInvitation(call.context, idOf(call), actorOf(call).id, call.params.invitationId);
    return ok(teamMessages.invitationDeleted);
  },
  invitationOffer: async ({ context, params }) =>
    new Reply(await offerOf(context, params.token), { headers: { 'cache-control': 'no-store' } }),
  acceptInvitation: (call) => accept(call.context, call.params.token, actorOf(call).id),
  transferOwnership: async (call) => {
    await transferOwnership(call.context, idOf(call), actorOf(call).id, parseId(call.body.memberId));
    return ok(teamMessages.transferred);
  },
});
