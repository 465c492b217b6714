import { teamMessages } from '@stellwerk/domain';
import {
  CallError,
  checkAccess,
  checkDeletable,
  checkRole,
  checkTransfer,
  parseId,
  parseInput,
  parseJson,
  Reply,
  requests,
  selectMembers,
} from '@stellwerk/domain/endpoints';
import { memberWire, type DemoMember } from '@stellwerk/domain/fixtures';
import { createAccessStore } from './access-store';
import { handlers, idOf, userOf, type MockCall } from './call';

function memberOf({ state }: Pick<MockCall, 'state'>, id: number): DemoMember {
  const member = state.data.members.find((row) => row.id === id);
  if (member === undefined) throw new CallError('not-found', teamMessages.notFound);
  return member;
}

function change(call: MockCall, id: number, values: Partial<DemoMember>): DemoMember {
  const { state } = call;
  state.data = { ...state.data, members: state.data.members.map((row) => (row.id === id ? { ...row, ...values } : row)) };
  return memberOf(call, id);
}

/** What a body says of a member; what it leaves out stays as it was. */
const valuesOf = (
  body: Partial<Record<'firstName' | 'lastName' | 'position' | 'jobDescription' | 'email' | 'linkedinProfile', string | null | undefined>>,
  before: Pick<DemoMember, 'firstName' | 'lastName' | 'position' | 'jobDescription' | 'email' | 'linkedinProfile'>,
) => {
  const textOf = (name: keyof typeof before): string => (body[name] === undefined ? before[name] : (body[name] ?? ''));
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    position: textOf('position'),
    jobDescription: textOf('jobDescription'),
    email: textOf('email'),
    linkedinProfile: textOf('linkedinProfile'),
  };
};

const NOTHING = { firstName: '', lastName: '', position: '', jobDescription: '', email: '', linkedinProfile: '' };

/** A chosen picture as an address that this page can show; null without one. */
const pictureOf = (form: FormData | null): string | null => {
  const file = form?.get('file');
  return file instanceof File && file.size > 0 ? URL.createObjectURL(file) : null;
};

const textsOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** A new member out of JSON or a form, for a company in which the caller may make one. */
async function createMember(call: MockCall) {
  const { state, request } = call;
  const form = request.headers.get('content-type')?.startsWith('multipart/') === true ? await request.formData() : null;
  const content = form === null ? parseJson(await request.text()) : requests.memberOfForm(textsOf(form));
  const { company } = parseInput(requests.companyOfMember, content);
  const { id: userId } = userOf(call);
  const caller = { id: userId, isConfirmed: state.isConfirmed(userOf(call)), isAdmin: false, isOperator: false };
  const scope = { of: 'company', body: 'companyId' } as const;
  const { id: companyId, role } = await checkAccess(
    createAccessStore(state),
    { access: 'manager', scope },
    caller,
    {},
    { companyId: company.id },
  );
  const body = parseInput(requests.createMemberRequest, content);
  checkRole(body.role, 'MEMBER', role);
  const made: DemoMember = {
    ...valuesOf(body, NOTHING),
    id: Math.max(0, ...state.data.members.map(({ id }) => id)) + 1,
    companyId: companyId ?? 0,
    userId: null,
    avatar: pictureOf(form),
    role: body.role ?? 'MEMBER',
    status: 'ACTIVE',
    invitationSent: false,
  };
  state.data = { ...state.data, members: [...state.data.members, made] };
  return new Reply(memberWire(made), { status: 201 });
}

/** The team of a company, by the rules of the server. */
export const teamHandlers = handlers({
  companyTeam: (call) => {
    const team = call.state.data.members.filter(({ companyId }) => companyId === idOf(call));
    return [...selectMembers(team.map(memberWire), call.query)];
  },
  teamMember: (call) => memberWire(memberOf(call, idOf(call))),
  createTeamMember: createMember,
  updateTeamMember: (call) => {
    const member = memberOf(call, idOf(call));
    checkRole(call.body.role, member.role, call.scope.role);
    return memberWire(change(call, member.id, { ...valuesOf(call.body, member), role: call.body.role ?? member.role }));
  },
  deleteTeamMember: (call) => {
    const { state } = call;
    const member = memberOf(call, idOf(call));
    checkDeletable(member.role);
    state.data = { ...state.data, members: state.data.members.filter(({ id }) => id !== member.id) };
    return { success: true as const, message: member.userId === null ? teamMessages.deleted : teamMessages.removed };
  },
  uploadMemberAvatar: async (call) => memberWire(change(call, idOf(call), { avatar: pictureOf(await call.request.formData()) })),
  deleteMemberAvatar: (call) => memberWire(change(call, idOf(call), { avatar: null })),
  transferOwnership: (call) => {
    const { state } = call;
    const target = memberOf(call, parseId(call.body.memberId) ?? 0);
    if (target.companyId !== idOf(call)) throw new CallError('not-found', teamMessages.notFound);
    checkTransfer({ role: target.role, hasAccount: target.userId !== null });
    const roleNow = (row: DemoMember): DemoMember =>
      row.id === target.id
        ? { ...row, role: 'OWNER' }
        : row.companyId === target.companyId && row.role === 'OWNER'
          ? { ...row, role: 'ADMIN' }
          : row;
    state.data = { ...state.data, members: state.data.members.map(roleNow) };
    return { success: true as const, message: teamMessages.transferred };
  },
});
