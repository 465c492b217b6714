import { asObject } from '../wire/loose';
import { ApiError } from './api-error';

/**
 * The stored version after a concurrent change (409 with `current`).
 * @param read the reader of the call
 * @returns null for any other error
 */
export function currentOf<Value>(error: unknown, read: (wire: unknown) => Value): Value | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const body = asObject(error.body);
  return 'current' in body ? read(body.current) : null;
}
