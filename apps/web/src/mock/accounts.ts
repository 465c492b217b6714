import { authMessages, generalMessages } from '@stellwerk/domain';
import { CallError, Reply, type AnswerOf } from '@stellwerk/domain/endpoints';
import { isBlindDemo, ownApplicationWire, type DemoUser } from '@stellwerk/domain/fixtures';
import { mockTexts } from './mock.de';
import { emptyArchive } from './archive';
import { handlers, idOf, userOf } from './call';
import type { MockState } from './state';

function profileOf(state: MockState, user: DemoUser): AnswerOf<'profile'> {
  const { id, email, firstName, lastName, phone, avatar } = user;
  const person = { id, email, firstName, lastName, phone: phone === '' ? null : phone, avatar };
  return { ...person, emailConfirmed: state.isConfirmed(user), roles: [...user.roles] };
}

function sessionFor(state: MockState, user: DemoUser): AnswerOf<'login'> {
  return { token: state.openSession(user), roles: [...user.roles], user: profileOf(state, user) };
}

const ok = (message: string): AnswerOf<'logout'> => ({ success: true, message });

/** Accounts. Mails are not sent here, so every link that arrives counts as one of them. */
export const accountHandlers = handlers({
  login: ({ state, body }) => {
    const user = state.userOf(body.email);
    if (user === null || !state.hasPassword(user, body.password)) throw new CallError('unauthenticated', authMessages.wrongLogin);
    return sessionFor(state, user);
  },
  register: ({ state, body }) => {
    const { email, firstName, lastName, phone, accountType, password } = body;
    const known = state.userOf(email);
    if (known !== null && state.hasPassword(known, password)) return new Reply(sessionFor(state, known), { status: 201 });
    const person = { email: email.toLowerCase(), firstName, lastName, phone: phone ?? '', avatar: null, roles: [accountType] };
    return new Reply(sessionFor(state, state.addUser(person, password)), { status: 201 });
  },
  logout: ({ state, token }) => {
    state.endSession(token);
    return ok(mockTexts.loggedOut);
  },
  forgotPassword: () => ok(mockTexts.resetSent),
  resetPassword: () => ok(mockTexts.passwordChanged),
  confirmEmail: ({ state, user, body }) => {
    // It does not know whose link that is, so it believes any login, any password and any new one.
    const isProven = user !== null || (body.password ?? '') !== '' || body.newPassword !== undefined;
    if (!isProven)
      throw new CallError('invalid', authMessages.confirmPassword, {
        fields: [{ name: 'password', message: authMessages.confirmPassword }],
      });
    state.confirmAll();
    return ok(mockTexts.emailConfirmed);
  },
  resendConfirmation: () => ok(mockTexts.confirmSent),
  changePassword: (call) => {
    const user = userOf(call);
    const { currentPassword, newPassword } = call.body;
    if (!call.state.hasPassword(user, currentPassword))
      throw new CallError('invalid', mockTexts.wrongPassword, {
        fields: [{ name: 'currentPassword', message: mockTexts.wrongPassword }],
      });
    call.state.setPassword(user, newPassword);
    call.state.endSession(call.token);
    return ok(mockTexts.passwordChanged);
  },
  deleteProfileAvatar: (call) => call.state.changeUser(userOf(call).id, { avatar: null }),
  exportProfile: () => emptyArchive(),
  deleteProfile: (call) => {
    const { state, body } = call;
    const user = userOf(call);
    if (!state.hasPassword(user, body.password))
      throw new CallError('invalid', authMessages.passwordWrong, { fields: [{ name: 'password', message: authMessages.passwordWrong }] });
    const owned = state.data.companies.filter(
      ({ id, isActive }) =>
        isActive && state.data.members.some(({ companyId, userId, role }) => companyId === id && userId === user.id && role === 'OWNER'),
    );
    if (owned.length > 0) throw new CallError('conflict', authMessages.ownerFirst(owned.map(({ name }) => name).join(', ')));
    state.removeUser(user.id);
  },
  candidateProfile: (call) => {
    const { state } = call;
    const user = state.user(idOf(call));
    if (user === null) throw new CallError('not-found', generalMessages.notFound);
    const reader = userOf(call).id;
    const { id, firstName, lastName, email, phone, avatar } = user;
    const seesCompany = (company: number): boolean =>
      state.data.members.some(({ companyId, userId }) => companyId === company && userId === reader);
    const applications = state.data.applications.filter(
      (row) => row.userId === id && (reader === id || (seesCompany(row.companyId) && !isBlindDemo(state.data, row))),
    );
    const links = { location: null, linkedinProfile: null, xingProfile: null, websiteUrl: null };
    return {
      id,
      firstName,
      lastName,
      email,
      phone,
      avatar,
      ...links,
      applications: applications.map((row) => ownApplicationWire(state.data, row)),
    };
  },
  profile: (call) => profileOf(call.state, userOf(call)),
  updateProfile: (call) => {
    const { id, firstName, lastName, phone } = userOf(call);
    const { body } = call;
    call.state.changeUser(id, {
      firstName: body.firstName ?? firstName,
      lastName: body.lastName ?? lastName,
      phone: body.phone === undefined ? phone : (body.phone ?? ''),
    });
    return profileOf(call.state, call.state.user(id) ?? userOf(call));
  },
});
