import { ApiError } from '@stellwerk/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { withNetworkRetries } from './network-retries';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));

/** A call that fails and records its time. */
function failing(error: ApiError) {
  const times: number[] = [];
  const call = async (): Promise<never> => {
    times.push(Date.now());
    throw error;
  };
  return { times, call };
}

it('CD37 EN51 A52 a broken network is tried three times more, after 1000, 1500 and 2250 ms', async () => {
  const error = new ApiError('network', 'Keine Antwort');
  const { times, call } = failing(error);
  const ended = expect(withNetworkRetries(call)).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await ended;
  expect(times).toEqual([0, 1000, 2500, 4750]);
});

it.each([
  new ApiError('http', 'Nicht gefunden', { status: 404 }),
  new ApiError('http', 'Kaputt', { status: 500 }),
  new ApiError('timeout', 'Zu langsam'),
])('A52 an answer, or none in 30 seconds, is not repeated: $kind $status', async (error) => {
  const { times, call } = failing(error);
  const ended = expect(withNetworkRetries(call)).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await ended;
  expect(times).toEqual([0]);
});

it('ends with the first answer', async () => {
  const call = vi.fn(async () => 'da').mockRejectedValueOnce(new ApiError('network', ''));
  const answer = withNetworkRetries(call);
  await vi.runAllTimersAsync();
  await expect(answer).resolves.toBe('da');
  expect(call).toHaveBeenCalledTimes(2);
});
