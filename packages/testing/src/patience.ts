/**
 * Set by the command that runs the tests: Node reads it from `process`, a browser from
 * `import.meta`.
 */
const asked: unknown = import.meta.env?.['VITE_TEST_WAIT'] ?? globalThis.process?.env['VITE_TEST_WAIT'];

/**
 * Maximum waiting time of tests, in milliseconds. A passing test never waits that long, because the
 * awaited event ends the wait. A missed wait fails soon in `npm test`; `test:full` and a busy
 * machine allow a minute. No test sets a timeout of its own.
 */
export const patience = {
  /** Timeout for one element to appear or disappear, or for one call. */
  wait: Number(asked ?? 10_000),
  /** Timeout of one test or hook, including all its waits. */
  test: 300_000,
} as const;
