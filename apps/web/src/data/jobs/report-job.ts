import { reportJob as call } from '@stellwerk/domain/calls';
import type { SendInput } from '../call-input';
import { send } from '../client';

/** Sends a report of a job (O95). */
export const reportJob = (id: string, body: SendInput<typeof call>['body']): Promise<undefined> => send(call, { params: { id }, body });
