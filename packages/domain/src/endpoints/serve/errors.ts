import { generalMessages } from '../../messages/general.de';

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

/** Why a call is not done; only the answer knows which status that is. */
export type ErrorKind = keyof typeof ERROR_STATUS;

export interface FieldError {
  /** Name of the field on the wire; never part of a message. */
  readonly name: string;
  readonly message: string;
  /** A value that was probably meant, which the message offers. @default none is known */
  readonly suggestion?: string;
}

/** An error that a person reads: German message, optional messages per field. */
export class CallError extends Error {
  readonly kind: ErrorKind;
  readonly fields: readonly FieldError[];
  /** Seconds to wait, with kind 'limit'. */
  readonly retryAfter: number | undefined;
  readonly details: string | undefined;
  /** The row as it is now, with kind 'conflict': what a handler of the call would answer. Only what its schema names leaves the server. */
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

function bodyOf(error: CallError, requestId: string) {
  const { kind, message, fields, details, current } = error;
  return {
    success: false,
    code: kind.toUpperCase().replace('-', '_'),
    message,
    error: message,
    ...(details === undefined ? {} : { details }),
    ...(fields.length === 0 ? {} : { fields }),
    ...(current === undefined ? {} : { current }),
    requestId,
  };
}

/**
 * The one form of every error (decisions, rule 17); `error` repeats `message` for old callers (A29). What is no `CallError` becomes
 * a 500 without its message: that may quote data.
 */
export function errorResponse(error: unknown, requestId: string): Response {
  if (!(error instanceof CallError)) {
    const message = generalMessages.unexpected;
    const body = { success: false, code: 'INTERNAL', message, error: message, requestId };
    return Response.json(body, { status: 500, headers: { 'cache-control': 'no-store' } });
  }
  const headers = {
    'cache-control': 'no-store',
    ...(error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }),
    ...(error.kind === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
  };
  return Response.json(bodyOf(error, requestId), { status: ERROR_STATUS[error.kind], headers });
}

/** The answer for a path of the API that no call has. */
export function unknownPath(): CallError {
  return new CallError('not-found', generalMessages.notFound);
}
