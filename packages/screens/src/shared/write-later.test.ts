import { expect, it, vi } from 'vitest';
import { pause } from './write-later';

it('a pause ends after its milliseconds, and not a moment earlier', async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  void pause(1000).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});
