import { ApiError, generalMessages } from '@stellwerk/domain';
import type { Call } from '@stellwerk/domain/calls';
import { currentToken } from './session';

const unauthorized = (message: string): ApiError => new ApiError('http', message, { status: 401 });

/** Whether a token has the three parts of a JWT. */
export function isWellFormed(token: string): boolean {
  return token.split('.').length === 3;
}

/** The parts of a call that determine its login. */
type LoginOf = Pick<Call, 'method' | 'access' | 'optionalLogin'>;

/**
 * The header with the stored token of a call (AU03, A85).
 * @throws ApiError for a PUT whose token is missing or malformed, instead of sending it (AU17, AU18)
 */
export function authorization({ method, access, optionalLogin }: LoginOf): Record<string, string> {
  if (access === 'public' && optionalLogin !== true) return {};
  const token = currentToken();
  if (token === null) {
    if (method === 'PUT') throw unauthorized(generalMessages.noToken);
    return {};
  }
  if (!isWellFormed(token)) {
    if (method === 'PUT') throw unauthorized(generalMessages.invalidToken);
    console.warn('The stored token does not have three parts.');
  }
  return { authorization: `Bearer ${token}` };
}
