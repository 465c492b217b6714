import { parseId, Reply, selectMembers } from '@stellwerk/domain/endpoints';
import { teamMessages } from '@stellwerk/domain';
import { actorOf, handlers, idOf, type ServerCall } from '../http/call.ts';
import { dropAvatar, removeAvatar, uploadAvatar, withAvatar } from './avatar.ts';
import { changeMember, createMember, memberWith, removeMember, transferOwnership } from './members.ts';
import { receiveMember } from './read-member.ts';
import { membersOf } from './store.ts';
import { memberWire } from './to-wire.ts';

const ok = (message: string) => ({ success: true as const, message });

/** The member that the call names. */
const member = async (call: ServerCall) => memberWire(await memberWith(call.context.db, idOf(call)));

/** The team of a company: its people, their roles and pictures (API60 to API66, O49 to O51). */
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
  transferOwnership: async (call) => {
    await transferOwnership(call.context, idOf(call), actorOf(call).id, parseId(call.body.memberId));
    return ok(teamMessages.transferred);
  },
});
