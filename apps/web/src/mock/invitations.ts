import { teamMessages } from '@stellwerk/domain';
import { CallError, checkRole, parseId, type AnswerOf } from '@stellwerk/domain/endpoints';
import { invitationOfferWire, invitationWire, type DemoInvitation, type DemoMember } from '@stellwerk/domain/fixtures';
import { handlers, idOf, userOf, type MockCall } from './call';
import type { MockState } from './state';

const LIFETIME = 7 * 24 * 60 * 60 * 1000;

const gone = (): CallError => new CallError('not-found', teamMessages.invitationGone);
const nextId = (rows: readonly { readonly id: number }[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const fresh = (state: MockState): Pick<DemoInvitation, 'createdAt' | 'expiresAt'> => ({
  createdAt: state.now(),
  expiresAt: new Date(Date.parse(state.now()) + LIFETIME).toISOString(),
});
const isOpen = (state: MockState, { expiresAt }: DemoInvitation): boolean => Date.parse(expiresAt) > Date.parse(state.now());

function setMembers(state: MockState, change: (member: DemoMember) => DemoMember): void {
  state.data = { ...state.data, members: state.data.members.map(change) };
}
function setInvitations(state: MockState, invitations: readonly DemoInvitation[]): void {
  state.data = { ...state.data, invitations };
}

const sent = (row: DemoInvitation): AnswerOf<'inviteMember'> => ({
  success: true,
  message: teamMessages.invited,
  invitation: invitationWire(row),
});

/** The pending invitation that a call names, of the company that it names. */
function pendingOf(call: MockCall & { readonly params: { readonly invitationId: string } }): DemoInvitation {
  const id = parseId(call.params.invitationId);
  const row = call.state.data.invitations.find((one) => one.id === id && one.companyId === idOf(call));
  if (row === undefined) throw gone();
  return row;
}

/** No mail is sent here: the number of an invitation is the secret of its link. */
function behind(state: MockState, token: string): DemoInvitation {
  const row = state.data.invitations.find(({ id }) => id === parseId(token));
  if (row === undefined || !isOpen(state, row)) throw gone();
  return row;
}

/** Invitations, by the rules of the server. */
export const invitationHandlers = handlers({
  pendingInvitations: (call) => call.state.data.invitations.filter(({ companyId }) => companyId === idOf(call)).map(invitationWire),
  inviteMember: (call) => {
    const { state, body } = call;
    const [companyId, email] = [idOf(call), body.email.toLowerCase()];
    const team = state.data.members.filter((row) => row.companyId === companyId && same(row.email, email));
    if (team.some(({ userId }) => userId !== null)) throw new CallError('conflict', teamMessages.alreadyMember);
    const others = state.data.invitations.filter((row) => row.companyId !== companyId || !same(row.email, email) || isOpen(state, row));
    if (others.some((row) => row.companyId === companyId && same(row.email, email)))
      throw new CallError('conflict', teamMessages.alreadyInvited);
    const [record] = team;
    const role = body.role ?? record?.role ?? 'MEMBER';
    checkRole(role, 'MEMBER', call.scope.role);
    const made: DemoInvitation = {
      ...fresh(state),
      id: nextId(state.data.invitations),
      companyId,
      email,
      firstName: (body.firstName ?? '') || (record?.firstName ?? ''),
      lastName: (body.lastName ?? '') || (record?.lastName ?? ''),
      position: (body.position ?? '') || (record?.position ?? ''),
      role,
    };
    setInvitations(state, [made, ...others]);
    setMembers(state, (row) => (row.id === record?.id ? { ...row, status: 'PENDING', invitationSent: true } : row));
    return sent(made);
  },
  resendInvitation: (call) => {
    const { state } = call;
    const row = { ...pendingOf(call), ...fresh(state) };
    setInvitations(
      state,
      state.data.invitations.map((one) => (one.id === row.id ? row : one)),
    );
    return sent(row);
  },
  deleteInvitation: (call) => {
    const { state } = call;
    const row = pendingOf(call);
    setInvitations(
      state,
      state.data.invitations.filter(({ id }) => id !== row.id),
    );
    const waited = (member: DemoMember): boolean =>
      member.companyId === row.companyId && member.userId === null && same(member.email, row.email);
    setMembers(state, (member) => (waited(member) ? { ...member, status: 'ACTIVE', invitationSent: false } : member));
    return { success: true as const, message: teamMessages.invitationDeleted };
  },
  invitationOffer: ({ state, params }) => invitationOfferWire(state.data, behind(state, params.token)),
  acceptInvitation: (call) => {
    const { state } = call;
    const user = userOf(call);
    const row = behind(state, call.params.token);
    if (!same(user.email, row.email)) throw new CallError('forbidden', teamMessages.otherAddress);
    const { members } = state.data;
    setInvitations(
      state,
      state.data.invitations.filter(({ id }) => id !== row.id),
    );
    const alreadyMember = members.some(({ companyId, userId }) => companyId === row.companyId && userId === user.id);
    if (!alreadyMember) {
      const { firstName, lastName, email } = user;
      const waiting = members.find(
        ({ companyId, userId, email: known }) => companyId === row.companyId && userId === null && same(known, email),
      );
      const values = { userId: user.id, role: row.role, status: 'ACTIVE', invitationSent: true } as const;
      const made: DemoMember = {
        ...values,
        id: nextId(members),
        companyId: row.companyId,
        firstName,
        lastName,
        email,
        position: row.position,
        jobDescription: '',
        linkedinProfile: '',
        avatar: null,
      };
      if (waiting === undefined) state.data = { ...state.data, members: [...members, made] };
      else setMembers(state, (member) => (member.id === waiting.id ? { ...member, ...values } : member));
    }
    return { success: true as const, companyId: row.companyId, alreadyMember };
  },
});
