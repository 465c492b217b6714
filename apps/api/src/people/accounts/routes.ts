import { generalMessages } from '@stellwerk/domain';
import { CallError, Reply, type shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { actorOf, handlers } from '../../platform/http/call.ts';
import { serverMessages } from '../../platform/messages.de.ts';
import { confirmEmail, resendConfirmation } from './confirmation.ts';
import { register } from './registration.ts';
import { changePassword, forgotPassword, login, resetPassword, updateProfile, type Login } from './service.ts';
import { endSession, findUser } from './store.ts';
import { userWire } from './to-wire.ts';
import { dropOwnAvatar } from './avatar.ts';

function sessionWire({ token, user }: Login): z.input<typeof shapes.sessionAnswer> {
  const wire = userWire(user);
  return { token, roles: wire.roles, user: wire };
}

const ok = (message: string) => ({ success: true as const, message });
const uncached = { 'cache-control': 'no-store' };

/** Calls on accounts: register, log in and out, profile, passwords (O01, decisions rule 9). */
export const authHandlers = handlers({
  register: async ({ context, body, address }) =>
    new Reply(sessionWire(await register(context, body, address)), { status: 201, headers: uncached }),
  login: async ({ context, body, address }) => new Reply(sessionWire(await login(context, body, address)), { headers: uncached }),
  logout: async (call) => {
    await endSession(call.context.db, actorOf(call).sessionId, call.context.now());
    return ok(serverMessages.loggedOut);
  },
  forgotPassword: async ({ context, body, address }) => {
    await forgotPassword(context, body.email, address);
    return ok(serverMessages.resetSent);
  },
  resetPassword: async ({ context, body }) => {
    await resetPassword(context, body.token, body.password);
    return ok(serverMessages.passwordChanged);
  },
  confirmEmail: async ({ context, body, actor, address }) => {
    await confirmEmail(context, body, { id: actor?.id ?? null, address });
    return ok(serverMessages.emailConfirmed);
  },
  resendConfirmation: async (call) => {
    const sent = await resendConfirmation(call.context, actorOf(call).id);
    return ok(sent ? serverMessages.confirmSent : serverMessages.emailConfirmed);
  },
  changePassword: async (call) => {
    await changePassword(call.context, actorOf(call).id, call.body, call.address);
    return ok(serverMessages.passwordChanged);
  },
  profile: async (call) => {
    const user = await findUser(call.context.db, actorOf(call).id);
    if (user === null) throw new CallError('unauthenticated', generalMessages.notLoggedIn);
    return userWire(user);
  },
  deleteProfileAvatar: (call) => dropOwnAvatar(call.context, actorOf(call).id),
  updateProfile: async (call) => userWire(await updateProfile(call.context, actorOf(call).id, call.body)),
});
