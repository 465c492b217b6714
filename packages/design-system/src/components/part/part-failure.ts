/** Why a part is not there, and how it is asked for again. */
export interface PartFailure {
  /** A `PartError` when it was not loaded; else what it broke with. */
  readonly error: unknown;
  /** A try is under way. */
  readonly retrying: boolean;
  /** Asks for it again. */
  readonly onRetry: () => void;
}
