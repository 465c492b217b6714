import { generalMessages } from '@stellwerk/domain';
import { ApiError } from './api-error';
import { decode, errorOf, isOk, type RawAnswer } from './decode';
import { endSession } from './session-end';
import { clearSession, currentToken, isWellFormed } from './session';

/** JSON calls give up after this many milliseconds (000 §9, EN50). */
export const TIMEOUT_MS = 30_000;

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; null values at the top level become '' (A26). */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Keeps null values in the body. */
  readonly keepNull?: boolean;
  /** Whether a 401 keeps the person on the page, because the screen has a text of its own for it (A86). */
  readonly own401?: boolean;
}

function payload(body: Readonly<Record<string, unknown>>, keepNull: boolean): string {
  const entries = Object.entries(body).map(([name, value]): [string, unknown] => [name, value === null && !keepNull ? '' : value]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** The header that a call carries: none for public calls (A85), else the stored token. */
export function authorization(path: string, method: string): Record<string, string> {
  if (path.includes('/public/') || path === '/api/jobs' || path.startsWith('/api/jobs?')) return {};
  const token = currentToken();
  if (token === null) {
    if (method === 'PUT') throw new ApiError('http', generalMessages.noToken, { status: 401 });
    return {};
  }
  if (!isWellFormed(token)) {
    if (method === 'PUT') throw new ApiError('http', generalMessages.invalidToken, { status: 401 });
    console.warn('The stored token does not have three parts.');
  }
  return { authorization: `Bearer ${token}` };
}

/** Reacts to a refused token as the documents demand: forget it, and leave unless the screen has its own words (000 §7.1, A86). */
export function handleRefusal(error: ApiError, own401 = false): void {
  const expired = error.status === 403 && JSON.stringify(error.body ?? '').includes('JWT expired');
  if (error.status !== 401 && !expired) return;
  clearSession();
  if (!own401) endSession();
}

async function fetchRaw(path: string, init: RequestInit): Promise<RawAnswer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(path, { ...init, signal: controller.signal });
    return {
      status: response.status,
      statusText: response.statusText,
      contentType: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  } catch {
    if (!navigator.onLine) throw new ApiError('offline', generalMessages.offline);
    throw new ApiError(controller.signal.aborted ? 'timeout' : 'network', generalMessages.unexpected);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * One call to the server; the only place of the app that uses fetch.
 * @returns the answer as it came, whatever its status.
 * @throws ApiError only when no answer came at all.
 */
export function send(path: string, options: RequestOptions = {}): Promise<RawAnswer> {
  const method = options.method ?? 'GET';
  return fetchRaw(path, {
    method,
    headers: {
      accept: 'application/json',
      ...authorization(path, method),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(options.body === undefined ? {} : { body: payload(options.body, options.keepNull === true) }),
  });
}

/**
 * A call whose answer is data.
 * @returns the parsed JSON, an empty object for an empty answer.
 * @throws ApiError for everything else.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<unknown> {
  const answer = await send(path, options);
  if (isOk(answer)) return decode(answer);
  const error = errorOf(answer);
  handleRefusal(error, options.own401);
  throw error;
}
