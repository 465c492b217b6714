import { generalMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { handlers } from './call';

/** Calls of operators. Mails are not sent here and nothing is imported. */
export const operationHandlers = handlers({
  health: () => ({ status: 'ok' }),
  outbox: () => [],
  importJobs: () => {
    throw new CallError('unavailable', generalMessages.unexpected);
  },
});
