/** HTTP status of each kind of error. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  timeout: 408,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  limit: 429,
  unavailable: 503,
} as const;

/** Kind of a call's error; its HTTP status is only known to the response. */
export type ErrorKind = keyof typeof ERROR_STATUS;

export interface FieldError {
  /** Name of the field on the wire; never part of a message. */
  readonly name: string;
  readonly message: string;
  /** A value that was probably meant, which the message suggests. @default none */
  readonly suggestion?: string;
}

/** An error shown to a person: German message, optional messages per field. */
export class CallError extends Error {
  readonly kind: ErrorKind;
  readonly fields: readonly FieldError[];
  /** Seconds to wait, with kind 'limit'. */
  readonly retryAfter: number | undefined;
  readonly details: string | undefined;
  /**
   * The current row, with kind 'conflict': the response that a handler of the call would give. Only fields of its schema leave the server.
   */
  readonly current: unknown;

  constructor(
    kind: ErrorKind,
    message: string,
    more: { fields?: readonly FieldError[]; retryAfter?: number; details?: string; current?: unknown } = {},
  ) {
    super(message);
    this.kind = kind;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
    this.details = more.details;
    this.current = more.current;
  }
}
