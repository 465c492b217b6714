import type { Id } from '@stellwerk/domain';
import { ApiError } from '@stellwerk/domain';
import { createReferral, referralReject, referralView } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { send } from '../client';
import { rememberOwnReferral } from '../referral-memory';

/** Makes a counting call; on failure, a direct one is tried (RF06). */
async function count(call: typeof referralView | typeof referralReject, code: string): Promise<void> {
  const input = { params: { code } };
  try {
    await send(call, input, handles401);
  } catch {
    await send(call, input, { stayOn401: true, withoutApi: true });
  }
}

/** Reports that a visitor followed a link. Errors are not shown to the visitor (RF06). */
export const countView = (code: string): Promise<void> => count(referralView, code).catch(() => undefined);

/** Reports that a visitor is not interested; an error is only logged (RF09). */
export const countReject = (code: string): Promise<void> =>
  count(referralReject, code).catch((error: unknown) => console.error('Disinterest was not recorded.', error));

/**
 * Creates the own link to a job, which this browser then stores.
 * @param from code that the person followed
 * @returns its code
 * @throws ApiError also for a response without one
 */
export async function makeReferral(jobId: Id<'job'>, from: string): Promise<string> {
  const code = await send(createReferral, { body: { jobOfferId: Number(jobId) }, query: { ref: from } });
  if (code === '') throw new ApiError('empty', '');
  rememberOwnReferral(jobId, code);
  return code;
}
