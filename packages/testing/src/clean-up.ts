import { afterEach, vi } from 'vitest';

// The test files of a worker share modules and globals, so replacements end with the test.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
