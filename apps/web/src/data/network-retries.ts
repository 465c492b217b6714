import { toApiError } from '@stellwerk/domain';

/** Pauses before each further attempt, in milliseconds (A52, CD37, EN51): three, each one and a half times as long as the previous one. */
const PAUSES = [1000, 1500, 2250] as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats a call while the network fails; any response ends it (A52). @throws the error of the last attempt */
export async function withNetworkRetries<T>(call: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  const [next, ...rest] = pauses;
  try {
    return await call();
  } catch (error) {
    if (next === undefined || toApiError(error).kind !== 'network') throw error;
    await pause(next);
    return withNetworkRetries(call, rest);
  }
}
