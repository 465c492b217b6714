import type { Input } from '@stellwerk/domain/endpoints';
import { actorOf, handlers, idOf, type ServerCall } from '../../platform/http/call.ts';
import { rowsInOrder } from './bulk-store.ts';
import { holdStatuses, setStatuses, undoStatuses, type BulkCall } from './bulk.ts';
import { matchingIds } from '../lists/company-list-store.ts';

const bulkOf = (call: ServerCall): BulkCall => ({ companyId: idOf(call), userId: actorOf(call).id });

async function selection({ query, ...call }: ServerCall & Pick<Input<'applicationSelection'>, 'query'>) {
  const { db } = call.context;
  const { companyId, userId } = bulkOf(call);
  const rows = await rowsInOrder(db, companyId, await matchingIds(db, { companyId, userId }, query));
  return { applications: rows.map(({ id, status, user_id }) => ({ id, status, hasAccount: user_id !== null })) };
}

/** Calls on several applications at once (decision 0080); messages to several are among the messages. */
export const bulkHandlers = handlers({
  applicationSelection: selection,
  setStatuses: ({ body, ...call }) => setStatuses(call.context, bulkOf(call), body),
  holdStatuses: ({ body, ...call }) => holdStatuses(call.context, bulkOf(call), body),
  undoStatuses: ({ body, ...call }) => undoStatuses(call.context, bulkOf(call), body),
});
