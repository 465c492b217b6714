import type { Id } from '@stellwerk/domain';
import { ApiError } from '@stellwerk/domain';
import { createReferral, referralReject, referralView } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { send } from '../client';
import { rememberOwnReferral } from '../referral-memory';

/** Makes a counting call; when it fails, a direct one is tried (RF06). */
async function count(call: typeof referralView | typeof referralReject, code: string): Promise<void> {
  const input = { params: { code } };
  try {
    await send(call, input, handles401);
  } catch {
    await send(call, input, { stayOn401: true, withoutApi: true });
  }
}

/** Tells that a visitor has come by a link. Whoever reads the page has nothing from knowing that it failed (RF06). */
export const countView = (code: string): Promise<void> => count(referralView, code).catch(() => undefined);

/** Tells that a visitor is not interested; a failure is only logged (RF09). */
export const countReject = (code: string): Promise<void> =>
  count(referralReject, code).catch((error: unknown) => console.error('Disinterest was not recorded.', error));

/**
 * Makes the own link to a job, which this browser then knows as such.
 * @param from code that brought the person here
 * @returns its code
 * @throws ApiError also for an answer without one
 */
export async function makeReferral(jobId: Id<'job'>, from: string): Promise<string> {
  const code = await send(createReferral, { body: { jobOfferId: Number(jobId) }, query: { ref: from } });
  if (code === '') throw new ApiError('empty', '');
  rememberOwnReferral(jobId, code);
  return code;
}
