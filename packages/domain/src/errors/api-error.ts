/**
 * Why a call failed: no network, no answer, an HTTP status, or an answer that could not be read; `unknown` when something else was
 * thrown before there was a call or after it.
 */
export type ApiErrorKind = 'offline' | 'network' | 'timeout' | 'http' | 'html' | 'json' | 'empty' | 'unknown';

/** A message at one field, by the field's name on the wire. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
  /** A value that was probably meant, which the message offers. @default none is known */
  readonly suggestion?: string;
}

/** What every failed call ends with. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** The text that came with the status; '' where the connection carries none, as HTTP/2 does not. */
  readonly statusText: string;
  /** Message of the server; '' when it gave none. */
  readonly serverMessage: string;
  readonly fields: readonly FieldError[];
  /** The parsed body of the answer, for calls that read it by rules of their own. */
  readonly body: unknown;

  constructor(
    kind: ApiErrorKind,
    message: string,
    rest: { status?: number; statusText?: string; serverMessage?: string; fields?: readonly FieldError[]; body?: unknown } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = rest.status ?? 0;
    this.statusText = rest.statusText ?? '';
    this.serverMessage = rest.serverMessage ?? '';
    this.fields = rest.fields ?? [];
    this.body = rest.body;
  }
}

/** Any thrown value as an ApiError, `unknown` when it was none. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unknown', error instanceof Error ? error.message : String(error));
}

/** HTTP status of a thrown value; 0 without an answer. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/**
 * Readers of answers throw it for one that is not what was asked for. Its text is for developers: who asked says it to the person, so
 * that no page loads texts for the case that an answer is odd.
 */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}
