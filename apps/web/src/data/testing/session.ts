import { beforeEach, vi, type Mock } from 'vitest';
import { setSessionEndHandler } from '../refusals';

/**
 * Begins each test of a file without a session on this device and without mocks of the previous test; errors are not printed.
 * @returns the handler that is called when a session ends
 */
export function startsLoggedOut(): Mock<() => void> {
  const leave = vi.fn<() => void>();
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    leave.mockReset();
    setSessionEndHandler(leave);
    localStorage.clear();
  });
  return leave;
}
