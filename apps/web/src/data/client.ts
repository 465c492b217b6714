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

/** JSON calls give up after this many milliseconds (000 §9, EN50). */
export const TIMEOUT_MS = 30_000;

export interface SendOptions {
  /** Whether a 401 keeps the person on the page, because the screen has a text of its own for it (A86). @default false */
  readonly stayOn401?: boolean;
  /** Nobody has asked for it: what it is refused leaves the session to the calls that a person makes (decision 0073). @default false */
  readonly background?: boolean;
  /** Goes on when the page is left. @default false */
  readonly keepalive?: boolean;
  /** Asks at the second documented path, which has no /api before it (A22). @default false */
  readonly withoutApi?: boolean;
}

/** The URL of a call. */
export const urlOf = (call: Call, { params = {}, query = {} }: AnyInput, { withoutApi = false }: SendOptions = {}): string =>
  apiOrigin() + pathOf(call, params, query).slice(withoutApi ? '/api'.length : 0);

function payload(body: object, keepNull: boolean): string {
  const entries = Object.entries(body).map(([name, value]: [string, unknown]) => [name, value === null && !keepNull ? '' : value]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** Why there was no answer. */
export const unanswered = (timedOut: boolean): ApiError =>
  navigator.onLine
    ? new ApiError(timedOut ? 'timeout' : 'network', generalMessages.unexpected)
    : new ApiError('offline', generalMessages.offline);

/**
 * Reads an answer to its end.
 * @param alive begins the time limit anew: for an answer that may take as long as it likes, piece by piece
 */
export type ReadBody<T> = (response: Response, alive: () => void) => Promise<T>;

/** An answer as text. */
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

/** What goes with a call, its body included. */
type CallInput = AnyInput & { readonly body?: object | undefined };

/**
 * One call to the server; the only place of the app that uses fetch.
 * @param read makes of an answer what is wanted, whatever its status
 * @throws ApiError only when no answer came at all, or not to its end
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

/** A call whose answer is a text, as it came, whatever its status. @throws as `ask` */
export async function answerTo(call: Call, input: CallInput, options: SendOptions = {}): Promise<RawAnswer> {
  const token = currentToken();
  return { ...(await ask(call, input, options, readText)), token };
}

/**
 * Reacts to a refused token as the documents demand: forget it, and leave unless the screen has its own text (000 §7.1, A86).
 * Refusals and failures of the server are logged (AU15, AU16).
 * @param token that was stored when it was asked for: whoever has logged in or out since then is not meant. Defaults to the one of now
 */
export function handleError(
  call: Pick<Call, 'name'>,
  error: ApiError,
  { stayOn401 = false, background = false }: SendOptions = {},
  token: string | null = currentToken(),
): void {
  if (background) return;
  if (error.status === 403 || error.status >= 500) console.error(`${call.name} was answered with ${error.status}.`);
  // The company's own answer is what is asked for when another call was refused.
  if ((error.status === 403 || error.status === 404) && call.name !== 'company') tellAccessDenied();
  const expired = error.status === 403 && JSON.stringify(error.body ?? '').includes('JWT expired');
  if (error.status !== 401 && !expired) return;
  const now = currentToken();
  if (now !== token && (now !== null || hasSignedOut())) return;
  clearSession();
  if (!stayOn401) endSession();
}

/** @throws ApiError 'json' for an answer that is not what was asked for */
function readOk<T>(call: Reads<T>, answer: RawAnswer, params: AnyInput['params'] = {}): T {
  try {
    return call.read(decode(answer), params);
  } catch (error) {
    throw error instanceof UnreadableAnswer ? new ApiError('json', generalMessages.invalidJson, { status: answer.status }) : error;
  }
}

/** What a call answered, read by its own reader. @throws ApiError for an answer that is not ok or cannot be read */
export function readAnswer<T>(call: Reads<T> & Pick<Call, 'name'>, answer: RawAnswer, params: AnyInput['params'], options: SendOptions): T {
  if (isOk(answer)) return readOk(call, answer, params);
  const error = errorOf(answer);
  handleError(call, error, options, answer.token);
  throw error;
}

/**
 * Makes a call of the table: parameters, query and body are typed by its name, and its answer by its reader.
 * @throws ApiError whatever goes wrong
 */
export async function send<C extends NamedCall, T>(call: Reads<T> & C, input: SendInput<C>, options: SendOptions = {}): Promise<T> {
  return readAnswer<T>(call, await answerTo(call, input, options), input.params, options);
}
