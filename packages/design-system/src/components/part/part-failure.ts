/** Failure of a part, and its retry. */
export interface PartFailure {
  /** A `PartError` if it failed to load; otherwise the thrown error. */
  readonly error: unknown;
  /** Whether a retry is running. */
  readonly retrying: boolean;
  /** Retries. */
  readonly onRetry: () => void;
}
