/** Set by the command that runs the tests: Node has it in `process`, a browser in `import.meta`. */
const asked: unknown = import.meta.env?.['VITE_TEST_WAIT'] ?? globalThis.process?.env['VITE_TEST_WAIT'];

/**
 * The longest that tests wait, in milliseconds. Nothing waits that long where tests pass: what is awaited ends the waiting. A missed
 * wait ends soon in `npm test`; `test:full`, and a busy machine, have a minute. No test has a ceiling of its own.
 */
export const patience = {
  /** For one thing to appear, to go or to be called. */
  wait: Number(asked ?? 10_000),
  /** For one test or one hook, all its waiting included. */
  test: 300_000,
} as const;
