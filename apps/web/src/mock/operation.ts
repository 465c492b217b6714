import { generalMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { handlers } from './call';

/** Calls of operators. Nothing is imported here. */
export const operationHandlers = handlers({
  health: () => ({ status: 'ok' }),
  importJobs: () => {
    throw new CallError('unavailable', generalMessages.unexpected);
  },
});
