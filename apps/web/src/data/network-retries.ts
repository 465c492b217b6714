import { toApiError } from '@stellwerk/domain';

/** Pauses before each further try, in milliseconds (A52, CD37, EN51): three, each one and a half times as long as the one before. */
const PAUSES = [1000, 1500, 2250] as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a call again while the network fails; an answer, whatever it says, ends it (A52). @throws what the last try threw */
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
