import { ACCOUNT_ROLES, generalMessages } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { urlOf } from '../companies/to-wire.ts';
import { actorOf, handle, Reply, type Mounted } from '../http/handler.ts';
import { serverMessages } from '../messages.de.ts';
import { Refusal } from '../refusal.ts';
import { confirmEmail, resendConfirmation } from './confirmation.ts';
import { register } from './registration.ts';
import { changePassword, forgotPassword, login, resetPassword, updateProfile, type Login, type Person } from './service.ts';
import { endSession, findUser } from './store.ts';

function userWire(user: Person): z.input<typeof shapes.userAnswer> {
  return {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    avatar: urlOf(user.avatar, 'avatars'),
    emailConfirmed: user.email_verified_at !== null,
  };
}

function sessionWire({ token, user }: Login): z.input<typeof shapes.sessionAnswer> {
  return { token, roles: ACCOUNT_ROLES.filter((role) => user.roles.includes(role)), user: userWire(user) };
}

const ok = (message: string) => ({ success: true as const, message });
const uncached = { 'cache-control': 'no-store' };

/** Accounts: register, log in and out, profile, passwords (O01, decisions rule 9). */
export const authHandlers: readonly Mounted[] = [
  handle(
    'register',
    async ({ context, body, address }) =>
      new Reply(sessionWire(await register(context, body, address)), { status: 201, headers: uncached }),
  ),
  handle('login', async ({ context, body, address }) => new Reply(sessionWire(await login(context, body, address)), { headers: uncached })),
  handle('logout', async (call) => {
    await endSession(call.context.db, actorOf(call).sessionId, call.context.now());
    return ok(serverMessages.loggedOut);
  }),
  handle('forgotPassword', async ({ context, body, address }) => {
    await forgotPassword(context, body.email, address);
    return ok(serverMessages.resetSent);
  }),
  handle('resetPassword', async ({ context, body }) => {
    await resetPassword(context, body.token, body.password);
    return ok(serverMessages.passwordChanged);
  }),
  handle('confirmEmail', async ({ context, body }) => {
    await confirmEmail(context, body.token);
    return ok(serverMessages.emailConfirmed);
  }),
  handle('resendConfirmation', async (call) => {
    const sent = await resendConfirmation(call.context, actorOf(call).id);
    return ok(sent ? serverMessages.confirmSent : serverMessages.emailConfirmed);
  }),
  handle('changePassword', async (call) => {
    await changePassword(call.context, actorOf(call).id, call.body);
    return ok(serverMessages.passwordChanged);
  }),
  handle('profile', async (call) => {
    const user = await findUser(call.context.db, actorOf(call).id);
    if (user === null) throw new Refusal('unauthenticated', generalMessages.notLoggedIn);
    return userWire(user);
  }),
  handle('updateProfile', async (call) => userWire(await updateProfile(call.context, actorOf(call).id, call.body))),
];
