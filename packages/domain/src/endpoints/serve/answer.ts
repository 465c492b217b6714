import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint';
import { CallError } from '../../errors/call-error';

/** A response with another status than 200, or with headers. */
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

/** A handler returned a value that its schema does not allow: an error of the server, never of the caller. */
export class AnswerError extends Error {
  readonly endpoint: string;
  /** Fields and their errors; no values. */
  readonly places: string;
  constructor(endpoint: string, issues: readonly z.core.$ZodIssue[]) {
    super('The answer does not fit its schema.');
    this.endpoint = endpoint;
    this.places = issues
      .map((issue) => `${issue.path.join('.')}: ${issue.code}`)
      .slice(0, 5)
      .join(', ');
  }
}

/**
 * `Cache-Control` of a response that is the same for everybody. A browser revalidates it each time and mostly gets a 304; a proxy or CDN may
 * cache it for ten seconds, and serve it for another minute while it fetches the next one.
 */
export const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

type Answering = Pick<Endpoint, 'name' | 'answer'>;

/** Keeps the fields of a value that the schema names. @throws AnswerError */
function allowed({ name, answer }: Answering, value: unknown): unknown {
  if (answer === undefined) return undefined;
  const parsed = z.safeParse(answer, value);
  if (!parsed.success) throw new AnswerError(name, parsed.error.issues);
  return parsed.data;
}

/** An error of a handler that may leave the server: the row of a conflict has passed the schema of the response (decisions, rule 3). */
export function allowedError(endpoint: Answering, error: unknown): unknown {
  if (!(error instanceof CallError) || error.current === undefined) return error;
  return new CallError(error.kind, error.message, { fields: error.fields, current: allowed(endpoint, error.current) });
}

/**
 * Converts the result of a handler: a plain value, a `Reply`, or a `Response` for files. Only fields of the schema leave the server
 * (decisions, rule 3); an endpoint without a response schema gives 204.
 * @throws AnswerError
 */
export function answerResponse(endpoint: Answering & Pick<Endpoint, 'access' | 'shared'>, result: unknown): Response {
  if (result instanceof Response) return result;
  const reply = result instanceof Reply ? result : new Reply(result, {});
  const caching = endpoint.access !== 'public' ? 'no-store' : endpoint.shared === true ? SHARED : 'no-cache';
  const headers = { 'cache-control': caching, ...reply.headers };
  if (endpoint.answer === undefined) return new Response(null, { status: 204, headers });
  return Response.json(allowed(endpoint, reply.body), { status: reply.status, headers });
}
