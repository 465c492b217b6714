import { generalMessages } from '@stellwerk/domain';
import { CallError, parseId } from '@stellwerk/domain/endpoints';
import { handlers } from '../../platform/http/call.ts';
import { countVisit } from './count.ts';
import { findPage } from './store.ts';

/** Call that reports a visit (O73). */
export const visitHandlers = handlers({
  recordView: async ({ body: { type, id }, ...call }) => {
    const number = parseId(id);
    const page = number === null ? null : await findPage(call.context.db, type, number);
    if (page === null) throw new CallError('not-found', generalMessages.notFound);
    await countVisit(call, page);
  },
});
