import { afterEach, vi } from 'vitest';

// The files of a worker share modules and globals: what a test replaces ends with the test.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
