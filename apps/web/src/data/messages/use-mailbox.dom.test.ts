import { ApiError, readMessage } from '@stellwerk/domain';
import { companyMessages } from '@stellwerk/domain/calls';
import { expect, it } from 'vitest';
import { handles401 } from '../call-input';
import { answering } from '../testing/answers';
import { renderHook, rendersHooks } from '../testing/hooks';
import { startsLoggedOut } from '../testing/session';
import { useCall } from '../use-call';
import { useMailbox, type MailboxCalls } from './use-mailbox';

const leave = startsLoggedOut();
rendersHooks();

const message = readMessage({ id: 7, subject: 'Termin' });
const body = { companyId: 1, userId: 5, senderType: 'company', recipientType: 'user', subject: 'Termin', content: 'Am Montag?' } as const;

it.each<readonly [name: string, work: (calls: MailboxCalls<typeof message>) => Promise<void>]>([
  ['marked', ({ markRead }) => markRead(message)],
  ['deleted', ({ remove }) => remove(message)],
  ['sent', ({ send }) => send(body)],
])('CM16 that a message was not %s without a login is told, and leads nobody away', async (_name, work) => {
  localStorage.setItem('jwt_token', 'a.b.c');
  answering(({ method }) => (method === 'GET' ? { body: [] } : { status: 401 }));
  const hook = await renderHook(() =>
    useMailbox(useCall(companyMessages, { params: { id: '1' } }, handles401), '', { side: 'company', companyId: '1' }, 0),
  );
  const error = await work(hook.now()).catch((reason: unknown) => reason);
  expect(error instanceof ApiError && error.status).toBe(401);
  expect(leave).not.toHaveBeenCalled();
});
