/** Why a call failed, in the words that the screens decide by. */
export type ApiErrorKind = 'offline' | 'network' | 'timeout' | 'http' | 'html' | 'json' | 'empty';

export interface FieldError {
  readonly name: string;
  readonly message: string;
}

/** Every failed call ends as one of these. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** The words that came with the status; '' where the line carries none, as HTTP/2 does not. */
  readonly statusText: string;
  /** Message the server gave; '' when it gave none. */
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

/** Any thrown value as an ApiError. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('network', error instanceof Error ? error.message : String(error));
}
