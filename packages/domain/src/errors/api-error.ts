/**
 * Reason for a failed call: no network, no response, an HTTP status, or an unreadable response; `unknown` for other errors
 * before or after the call.
 */
export type ApiErrorKind = 'offline' | 'network' | 'timeout' | 'http' | 'html' | 'json' | 'empty' | 'unknown';

/** A message at one field, by the field's name on the wire. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
  /** A value that was probably meant, which the message suggests. @default none */
  readonly suggestion?: string;
}

/** Error of every failed call. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The status text; '' where the protocol has none, like HTTP/2. */
  readonly statusText: string;
  /** Message of the server; '' without one. */
  readonly serverMessage: string;
  readonly fields: readonly FieldError[];
  /** The parsed body of the response, for calls that read it by their own rules. */
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

/** Any thrown value as an ApiError; `unknown` for other types. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unknown', error instanceof Error ? error.message : String(error));
}

/** HTTP status of a thrown value; 0 without a response. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/**
 * Thrown by readers for an unexpected response. Its text is for developers: the caller shows a message to the person, so
 * that no page loads texts for this case.
 */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}
