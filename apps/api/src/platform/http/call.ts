import type { AnyHandler, Found, Handlers } from '@stellwerk/domain/endpoints';
import type { Actor } from '../context/actor.ts';
import type { Context } from '../context/context.ts';

/** One call for a handler, after authentication, permission check and parsing. */
export interface ServerCall {
  readonly context: Context;
  /** null on public endpoints without a valid token. */
  readonly actor: Actor | null;
  /** Result of the permission check for the row of the call. */
  readonly scope: Found;
  readonly request: Request;
  /** IP address of the visitor, past trusted proxies. */
  readonly address: string;
  readonly requestId: string;
}

/** The handlers of the server, one for each call of the endpoint table. */
export type ServerHandlers = Handlers<ServerCall>;
export type ServerHandler = AnyHandler<ServerCall>;

/** The handlers of one area, typed by the names of their calls. */
export function handlers<N extends keyof ServerHandlers>(area: Pick<ServerHandlers, N>): Pick<ServerHandlers, N> {
  return area;
}

/** The account of a call that has passed the permission check. @throws Error on a public endpoint without a token. */
export function actorOf({ actor }: Pick<ServerCall, 'actor'>): Actor {
  if (actor === null) throw new Error('This endpoint is public: it has no account.');
  return actor;
}

/** The id that the permission check has read. @throws Error where the endpoint has none. */
export function idOf({ scope }: Pick<ServerCall, 'scope'>): number {
  if (scope.id === null) throw new Error('This endpoint names no id.');
  return scope.id;
}

/** Whether a form of a page without scripts sent this: the browser expects a page, while our scripts request JSON. */
export const isPlainForm = (request: Request): boolean => request.headers.get('accept')?.includes('text/html') === true;

/** Redirects the browser with GET, so that a reload sends nothing a second time. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
