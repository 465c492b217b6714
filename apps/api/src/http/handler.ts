import type { TeamRole } from '@stellwerk/domain';
import { endpoints, type Endpoint, type EndpointName } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import type { Actor } from '../auth/actor.ts';

type Table = typeof endpoints;
type OutputOf<E, K extends 'request' | 'query'> = E extends { readonly [P in K]: infer S extends z.core.$ZodType }
  ? z.core.output<S>
  : unknown;
type AnswerOf<E> = E extends { readonly answer: infer S extends z.core.$ZodType } ? z.core.input<S> : void;

/** What the permission check has found out about the row that the path names. */
export interface Scope {
  /** Id in the path that decides the scope; null where there is none. */
  readonly id: number | null;
  /** Company of the path or of the stored row; null where there is none. */
  readonly companyId: number | null;
  /** Role of the caller in that company; null for applicants and administrators of the platform. */
  readonly role: TeamRole | null;
}

/** One call on its way to a handler, after authentication, permission check and parse. */
export interface AnyCall {
  readonly context: Context;
  /** null on public endpoints without a valid token. */
  readonly actor: Actor | null;
  readonly scope: Scope;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly request: Request;
  /** Address of the visitor, past trusted proxies. */
  readonly address: string;
  readonly requestId: string;
}

export interface Call<N extends EndpointName> extends AnyCall {
  readonly query: OutputOf<Table[N], 'query'>;
  readonly body: OutputOf<Table[N], 'request'>;
}

/** An answer with another status than 200, or with headers. */
export class Reply<T> {
  readonly body: T;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: T, more: { status?: number; headers?: Readonly<Record<string, string>> }) {
    this.body = body;
    this.status = more.status ?? 200;
    this.headers = more.headers ?? {};
  }
}

export interface HandlerOptions {
  /** Longest JSON body in bytes. @default 1 MB */
  readonly bodyLimit?: number;
  /** Lets administrators of the platform in besides the table's access. @default false */
  readonly admins?: boolean;
}

/** A handler on its place, its types forgotten. */
export interface Mounted {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly options: HandlerOptions;
  run(call: AnyCall): Promise<unknown>;
}

/**
 * Binds a handler to an endpoint of the table; request and answer are typed by its schemas. The answer may be a plain value, a
 * `Reply`, or a `Response` for files. An endpoint without an `answer` schema gives 204.
 */
export function handle<N extends EndpointName>(
  name: N,
  run: (call: Call<N>) => Promise<AnswerOf<Table[N]> | Reply<AnswerOf<Table[N]>> | Response>,
  options: HandlerOptions = {},
): Mounted {
  return { name, endpoint: endpoints[name], options, run };
}

/** The account behind a call that has passed the permission check. @throws Error on a public endpoint without a token. */
export function actorOf(call: AnyCall): Actor {
  if (call.actor === null) throw new Error('This endpoint is public: it has no account.');
  return call.actor;
}

/** The id in the path that the permission check has read. @throws Error where the endpoint has none. */
export function idOf(call: AnyCall): number {
  if (call.scope.id === null) throw new Error('This endpoint names no id.');
  return call.scope.id;
}
