import { generalMessages } from '@stellwerk/domain';
import type { Endpoint } from '@stellwerk/domain/endpoints';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { authenticate } from '../auth/authenticate.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { checkAccess } from './access.ts';
import type { AppEnv } from './env.ts';
import { Reply, type AnyCall, type Mounted } from './handler.ts';
import { parseInput, readJson, readQuery } from './parse.ts';

/** The spellings of a path: /api/public and /api/private also answer without /api (A22); /jobs stays a page. */
export function pathsOf(endpoint: Endpoint): readonly string[] {
  return /^\/api\/(public|private)\//.test(endpoint.path) ? [endpoint.path, endpoint.path.slice('/api'.length)] : [endpoint.path];
}

function answerOf(context: Context, mounted: Mounted, requestId: string, result: unknown): Response {
  if (result instanceof Response) return result;
  const reply = result instanceof Reply ? result : new Reply(result, {});
  const { answer, access } = mounted.endpoint;
  const headers = new Headers({ 'cache-control': access === 'public' ? 'no-cache' : 'no-store', ...reply.headers });
  if (answer === undefined) return new Response(null, { status: 204, headers });
  const parsed = z.safeParse(answer, reply.body);
  if (!parsed.success) {
    const places = parsed.error.issues
      .map((issue) => `${issue.path.join('.')}: ${issue.code}`)
      .slice(0, 5)
      .join(', ');
    context.log('error', 'answer-outside-its-schema', { requestId, endpoint: mounted.name, places });
    throw new Error('The answer does not fit its schema.');
  }
  return Response.json(parsed.data, { status: reply.status, headers });
}

async function serve(
  context: Context,
  mounted: Mounted,
  meta: Pick<AnyCall, 'request' | 'address' | 'requestId' | 'params'>,
): Promise<Response> {
  const { endpoint, options } = mounted;
  const { request, params, requestId } = meta;
  const actor = await authenticate(context, request.headers.get('authorization'));
  const scope = await checkAccess(context.db, endpoint, options, actor, params);
  const query: unknown = endpoint.query === undefined ? {} : parseInput(endpoint.query, readQuery(new URL(request.url)));
  const body: unknown =
    endpoint.request === undefined ? undefined : parseInput(endpoint.request, await readJson(request, options.bodyLimit));
  const result = await mounted.run({ ...meta, context, actor, scope, query, body });
  return answerOf(context, mounted, requestId, result);
}

/**
 * Mounts the handlers on the paths of the endpoint table. An endpoint of the table without a handler is not mounted and answers
 * like an unknown path; a handler can exist only for an endpoint of the table.
 */
export function mountEndpoints(app: Hono<AppEnv>, context: Context, handlers: readonly Mounted[]): void {
  const names = handlers.map((mounted) => mounted.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two handlers for ${twice}.`);
  // Literal segments before parameters (A83): a path is the more literal the later its first parameter stands.
  const literalFirst = handlers.toSorted((a, b) => firstParameter(b.endpoint) - firstParameter(a.endpoint));
  for (const mounted of literalFirst) {
    for (const path of pathsOf(mounted.endpoint)) {
      app.on(mounted.endpoint.method, path, (c) =>
        serve(context, mounted, { request: c.req.raw, params: c.req.param(), address: c.get('address'), requestId: c.get('requestId') }),
      );
    }
  }
}

function firstParameter(endpoint: Endpoint): number {
  const segments = endpoint.path.split('/');
  const index = segments.findIndex((segment) => segment.startsWith(':'));
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}

/** What every path of the API says that nobody serves. */
export function unknownPath(): Refusal {
  return new Refusal('not-found', generalMessages.notFound);
}
