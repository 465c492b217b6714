/**
 * The longest that tests wait, in milliseconds. Nothing waits that long where tests pass: what is awaited ends the waiting. The
 * ceilings are for a slow or busy machine, so no test has one of its own.
 */
export const patience = {
  /** For one thing to appear, to go or to be called. */
  wait: 60_000,
  /** For one test or one hook, all its waiting included. */
  test: 300_000,
} as const;
