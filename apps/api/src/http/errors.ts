import { generalMessages } from '@stellwerk/domain';
import type { FieldMessage, RefusalKind } from '../refusal.ts';
import { Refusal } from '../refusal.ts';

const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  limit: 429,
  unavailable: 503,
} as const satisfies Record<RefusalKind, number>;

/** The one form of every error (decisions, rule 17); `error` repeats `message` for old callers (A29). */
export interface ErrorBody {
  readonly success: false;
  readonly code: string;
  readonly message: string;
  readonly error: string;
  readonly details?: string;
  readonly fields?: readonly FieldMessage[];
  readonly requestId: string;
}

export interface ErrorReply {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;
}

/** Turns whatever was thrown into an answer. What is no refusal becomes a 500 without its message: it may quote data. */
export function errorReply(error: unknown, requestId: string): ErrorReply {
  if (!(error instanceof Refusal)) {
    const message = generalMessages.unexpected;
    return { status: 500, headers: {}, body: { success: false, code: 'INTERNAL', message, error: message, requestId } };
  }
  const { kind, message, fields, details, retryAfter } = error;
  return {
    status: STATUS[kind],
    headers: {
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...(kind === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
    },
    body: {
      success: false,
      code: kind.toUpperCase().replace('-', '_'),
      message,
      error: message,
      ...(details === undefined ? {} : { details }),
      ...(fields.length === 0 ? {} : { fields }),
      requestId,
    },
  };
}
