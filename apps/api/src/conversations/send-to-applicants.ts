import type { BulkOutcome } from '@stellwerk/domain';
import type { InputOf } from '@stellwerk/domain/endpoints';
import { answerOf, oneByOne, type BulkAnswer, type BulkCall } from '../applications/review/bulk.ts';
import type { Context } from '../platform/context/context.ts';
import { storeMessage } from './send.ts';
import { hasBegun, portionKey } from './store.ts';

/**
 * Sends one text to the applicants of several applications, once per person. Applicants
 * without an account have no mailbox (O40). All portions together count as one message of the sender (rule 11).
 * @throws CallError 'limit'
 */
export async function sendToApplicants(
  context: Context,
  call: BulkCall,
  { applications, subject, content, requestKey }: InputOf<'sendMessages', 'request'>,
): Promise<BulkAnswer> {
  const { companyId, userId } = call;
  const sent = new Set<number>();
  const isBegun = requestKey !== undefined && (await hasBegun(context.db, companyId, requestKey));
  const items = applications.map((id) => ({ id }));
  const outcomes = await oneByOne(context, companyId, items, async (_, { user_id: receiver }): Promise<BulkOutcome> => {
    if (receiver === null) return 'noAccount';
    if (sent.has(receiver)) return 'done';
    if (!isBegun && sent.size === 0) await context.limits.consume('messages', userId);
    sent.add(receiver);
    await storeMessage(
      context,
      { sender_type: 'company', recipient_type: 'user', user_id: receiver, recipient: null },
      { companyId, subject, content, requestKey: requestKey === undefined ? undefined : portionKey(requestKey) + String(receiver) },
    );
    return 'done';
  });
  return answerOf(context, call, outcomes);
}
