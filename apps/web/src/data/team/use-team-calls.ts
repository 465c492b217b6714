import type { Id, MemberFormField, TeamMember, TeamRole } from '@stellwerk/domain';
import {
  createTeamMember,
  deleteMemberAvatar,
  deleteTeamMember,
  transferOwnership,
  updateTeamMember,
  uploadMemberAvatar,
} from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { send } from '../client';
import { sendForm } from '../upload';
import type { CallState } from '../use-call';

/** Values of the form of a member. */
export type MemberValues = Readonly<Record<MemberFormField, string>> & { readonly role: TeamRole };

function formOf(companyId: Id<'company'>, values: MemberValues, avatar: File): FormData {
  const form = new FormData();
  form.append('companyId', companyId);
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  form.append('status', 'ACTIVE');
  form.append('file', avatar);
  return form;
}

/** Saves a picture; the member is saved even without it (CT37). */
const saveAvatar = async ({ id: memberId }: TeamMember, avatar: File): Promise<void> => {
  const form = new FormData();
  form.append('file', avatar);
  await sendForm(uploadMemberAvatar, { params: { memberId }, form }, handles401).catch(() => undefined);
};

/** Calls on the team of a company; the list shows each change at once (API62 to API66, O49). */
export function useTeamCalls(companyId: Id<'company'>, team: CallState<readonly TeamMember[]>) {
  const put = async (member: TeamMember): Promise<TeamMember> => {
    await team.mutate(
      (members = []) =>
        members.some(({ id }) => id === member.id)
          ? members.map((known) => (known.id === member.id ? member : known))
          : [...members, member],
      { revalidate: false },
    );
    return member;
  };
  return {
    /** Creates a member, with a picture as a form (API62); rejects with an ApiError, as do the others. */
    create: async (values: MemberValues, avatar: File | null): Promise<TeamMember> => {
      if (avatar !== null) return put(await sendForm(createTeamMember, { form: formOf(companyId, values, avatar) }, handles401));
      const body = { ...values, avatar: null, referenced: false, company: { id: Number(companyId) }, status: 'ACTIVE' };
      return put(await send(createTeamMember, { body }, handles401));
    },
    /** Saves a member after uploading a new picture, whose failure is tolerated (CT37). */
    update: async (member: TeamMember, values: MemberValues, avatar: File | null): Promise<TeamMember> => {
      if (avatar !== null) await saveAvatar(member, avatar);
      const body = { ...values, id: Number(member.id), company: { id: Number(companyId) } };
      return put(await send(updateTeamMember, { params: { memberId: member.id }, body }, handles401));
    },
    changeRole: async ({ id: memberId }: TeamMember, role: TeamRole): Promise<TeamMember> =>
      put(await send(updateTeamMember, { params: { memberId }, body: { role } }, handles401)),
    /** Removes the stored picture (CT35). */
    removeAvatar: async ({ id: memberId }: TeamMember): Promise<TeamMember> =>
      put(await send(deleteMemberAvatar, { params: { memberId } }, handles401)),
    remove: async ({ id: memberId }: TeamMember): Promise<void> => {
      await send(deleteTeamMember, { params: { memberId } }, handles401);
      await team.mutate((members) => members?.filter(({ id }) => id !== memberId), { revalidate: false });
    },
    /** Makes a member the owner (O49). */
    transfer: async ({ id: memberId }: TeamMember): Promise<void> => {
      await send(transferOwnership, { params: { id: companyId }, body: { memberId } }, handles401);
      await team.reload().catch(() => undefined);
    },
  };
}
