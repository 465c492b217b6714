import { authMessages } from '@stellwerk/domain';
import type { AnswerOf } from '@stellwerk/domain/endpoints';
import type { DemoUser } from '@stellwerk/domain/fixtures';
import { mockWords } from '../i18n/mock.de';
import { answering, userOf, type Answering } from './answering';
import { MockRefusal } from './refusal';
import type { MockState } from './state';

function profileOf(state: MockState, user: DemoUser): AnswerOf<'profile'> {
  const { id, email, firstName, lastName, phone, avatar } = user;
  return { id, email, firstName, lastName, phone: phone === '' ? null : phone, avatar, emailConfirmed: state.isConfirmed(user) };
}

function sessionFor(state: MockState, user: DemoUser): AnswerOf<'login'> {
  return { token: state.openSession(user), roles: [...user.roles], user: profileOf(state, user) };
}

const ok = (message: string): AnswerOf<'logout'> => ({ success: true, message });

/** Accounts. Mails are not sent here, so every link that arrives counts as one of them. */
export const accountAnswers: readonly Answering[] = [
  answering('login', ({ state, body }) => {
    const user = state.userOf(body.email);
    if (user === null || !state.hasPassword(user, body.password)) throw new MockRefusal(401, authMessages.wrongLogin);
    return sessionFor(state, user);
  }),
  answering(
    'register',
    ({ state, body }) => {
      const { email, firstName, lastName, phone, accountType, password } = body;
      const known = state.userOf(email);
      if (known !== null && state.hasPassword(known, password)) return sessionFor(state, known);
      const person = { email: email.toLowerCase(), firstName, lastName, phone: phone ?? '', avatar: null, roles: [accountType] };
      return sessionFor(state, state.addUser(person, password));
    },
    201,
  ),
  answering('logout', ({ state, token }) => {
    state.endSession(token);
    return ok(mockWords.loggedOut);
  }),
  answering('forgotPassword', () => ok(mockWords.resetSent)),
  answering('resetPassword', () => ok(mockWords.passwordChanged)),
  answering('confirmEmail', ({ state }) => {
    state.confirmAll();
    return ok(mockWords.emailConfirmed);
  }),
  answering('resendConfirmation', () => ok(mockWords.confirmSent)),
  answering('changePassword', (call) => {
    const user = userOf(call);
    const { currentPassword, newPassword } = call.body;
    if (!call.state.hasPassword(user, currentPassword))
      throw new MockRefusal(400, mockWords.wrongPassword, [{ name: 'currentPassword', message: mockWords.wrongPassword }]);
    call.state.setPassword(user, newPassword);
    call.state.endSession(call.token);
    return ok(mockWords.passwordChanged);
  }),
  answering('profile', (call) => profileOf(call.state, userOf(call))),
  answering('updateProfile', (call) => {
    const { id, firstName, lastName, phone } = userOf(call);
    const { body } = call;
    call.state.changeUser(id, {
      firstName: body.firstName ?? firstName,
      lastName: body.lastName ?? lastName,
      phone: body.phone === undefined ? phone : (body.phone ?? ''),
    });
    return profileOf(call.state, call.state.user(id) ?? userOf(call));
  }),
];
