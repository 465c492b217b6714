import { ApiError, generalMessages, UnreadableAnswer } from '@stellwerk/domain';
import { pathOf, type Call } from '@stellwerk/domain/calls';
import { apiOrigin } from './api-origin';
import { authorization } from './authorization';
import type { AnyInput, NamedCall, Reads, SendInput } from './call-input';
import { decode, errorOf, isOk, type RawAnswer } from './decode';
import { tellAccessDenied, endSession } from './refusals';
import { currentToken } from './session';
import { hasSignedOut } from './signed-out';
import { clearSession } from './session-change';

/** Timeout of JSON calls in milliseconds (000 §9, EN50). */
export const TIMEOUT_MS = 30_000;

export interface SendOptions {
  /** Whether a 401 keeps the person on the page, because the screen shows its own text (A86). @default false */
  readonly stayOn401?: boolean;
  /** Not triggered by the person: an error leaves the session to calls that a person makes (decision 0073). @default false */
  readonly background?: boolean;
  /** Continues when the page is left. @default false */
  readonly keepalive?: boolean;
  /** Uses the second documented path, without /api (A22). @default false */
  readonly withoutApi?: boolean;
}

/** The URL of a call. */
export const urlOf = (call: Call, { params = {}, query = {} }: AnyInput, { withoutApi = false }: SendOptions = {}): string =>
  apiOrigin() + pathOf(call, params, query).slice(withoutApi ? '/api'.length : 0);

function payload(body: object, keepNull: boolean): string {
  const entries = Object.entries(body).map(([name, value]: [string, unknown]) => [name, value === null && !keepNull ? '' : value]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** Reason for a missing response. */
export const unanswered = (timedOut: boolean): ApiError =>
  navigator.onLine
    ? new ApiError(timedOut ? 'timeout' : 'network', generalMessages.unexpected)
    : new ApiError('offline', generalMessages.offline);

/**
 * Reads a response to its end.
 * @param alive restarts the timeout: for a response of any length, after each piece
 */
export type ReadBody<T> = (response: Response, alive: () => void) => Promise<T>;

/** A response as text. */
export const readText: ReadBody<RawAnswer> = async (response) => ({
  status: response.status,
  statusText: response.statusText,
  contentType: response.headers.get('content-type') ?? '',
  text: await response.text(),
});

async function fetchAnswer<T>(url: string, init: RequestInit, read: ReadBody<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  };
  alive();
  try {
    return await read(await fetch(url, { ...init, signal: controller.signal }), alive);
  } catch {
    throw unanswered(controller.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}

/** Input of a call, including its body. */
type CallInput = AnyInput & { readonly body?: object | undefined };

/**
 * One call to the server; the only use of fetch in the app.
 * @param read converts a response of any status
 * @throws ApiError only for a missing or incomplete response
 */
export function ask<T>(call: Call, { body, ...input }: CallInput, options: SendOptions, read: ReadBody<T>): Promise<T> {
  const { method } = call;
  const init = {
    method,
    keepalive: options.keepalive === true,
    headers: {
      accept: 'application/json',
      ...authorization(call),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: payload(body, call.keepNull === true) }),
  };
  return fetchAnswer(urlOf(call, input, options), init, read);
}

/** The response to a call as text, with any status. @throws as `ask` */
export async function answerTo(call: Call, input: CallInput, options: SendOptions = {}): Promise<RawAnswer> {
  const token = currentToken();
  return { ...(await ask(call, input, options, readText)), token };
}

/**
 * Handles an error as documented: a rejected token is removed, with a redirect unless the screen shows its own text (000 §7.1, A86).
 * Errors of the server are logged (AU15, AU16).
 * @param token stored token at the time of the request: later logins are not affected. Defaults to the current one
 */
export function handleError(
  call: Pick<Call, 'name'>,
  error: ApiError,
  { stayOn401 = false, background = false }: SendOptions = {},
  token: string | null = currentToken(),
): void {
  if (background) return;
  if (error.status === 403 || error.status >= 500) console.error(`${call.name} was answered with ${error.status}.`);
  // When another call was denied, the company itself is requested again.
  if ((error.status === 403 || error.status === 404) && call.name !== 'company') tellAccessDenied();
  const expired = error.status === 403 && JSON.stringify(error.body ?? '').includes('JWT expired');
  if (error.status !== 401 && !expired) return;
  const now = currentToken();
  if (now !== token && (now !== null || hasSignedOut())) return;
  clearSession();
  if (!stayOn401) endSession();
}

/** @throws ApiError 'json' for an unexpected response */
function readOk<T>(call: Reads<T>, answer: RawAnswer, params: AnyInput['params'] = {}): T {
  try {
    return call.read(decode(answer), params);
  } catch (error) {
    throw error instanceof UnreadableAnswer ? new ApiError('json', generalMessages.invalidJson, { status: answer.status }) : error;
  }
}

/** The response to a call, parsed by its own reader. @throws ApiError for an error status or an unreadable response */
export function readAnswer<T>(call: Reads<T> & Pick<Call, 'name'>, answer: RawAnswer, params: AnyInput['params'], options: SendOptions): T {
  if (isOk(answer)) return readOk(call, answer, params);
  const error = errorOf(answer);
  handleError(call, error, options, answer.token);
  throw error;
}

/**
 * Makes a call of the table: its name types parameters, query and body, and its reader the response.
 * @throws ApiError on any error
 */
export async function send<C extends NamedCall, T>(call: Reads<T> & C, input: SendInput<C>, options: SendOptions = {}): Promise<T> {
  return readAnswer<T>(call, await answerTo(call, input, options), input.params, options);
}
