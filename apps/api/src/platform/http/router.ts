import { endpoints, literalFirst, pathsOf, serve, type Endpoint, type EndpointName } from '@stellwerk/domain/endpoints';
import type { Hono } from 'hono';
import { isAdmin, type Actor } from '../context/actor.ts';
import type { Context } from '../context/context.ts';
import { createAccessStore } from './access-store.ts';
import { readText } from './body.ts';
import type { ServerHandler, ServerHandlers } from './call.ts';
import type { AppEnv } from './middleware.ts';

/** An account of the permission check, with all data known to the server. */
interface ServerCaller {
  readonly id: number;
  readonly isConfirmed: boolean;
  readonly isAdmin: boolean;
  readonly isOperator: boolean;
  readonly actor: Actor;
}

/** Finds the account of an Authorization header; null without a valid token. */
export type Authenticate = (context: Context, authorization: string | null) => Promise<Actor | null>;

/** Mounts a handler for every call of the endpoint table, at all spellings of its path. */
export function mountEndpoints(app: Hono<AppEnv>, context: Context, handlers: ServerHandlers, authenticate: Authenticate): void {
  const run: Readonly<Record<EndpointName, ServerHandler>> = handlers;
  const table: readonly (Endpoint & { readonly name: EndpointName })[] = Object.values(endpoints);
  const host = {
    ...createAccessStore(context.db),
    text: (request: Request, limit: number) => readText(request, limit, context.paces.json),
    caller: async (request: Request): Promise<ServerCaller | null> => {
      const actor = await authenticate(context, request.headers.get('authorization'));
      return actor === null
        ? null
        : { id: actor.id, isConfirmed: actor.isConfirmed, isAdmin: isAdmin(actor), isOperator: actor.operator, actor };
    },
  };
  for (const endpoint of literalFirst(table)) {
    for (const path of pathsOf(endpoint)) {
      app.on(endpoint.method, path, (c) =>
        serve(host, endpoint, c.req.raw, c.req.param(), ({ caller, ...call }) =>
          run[endpoint.name]({
            ...call,
            context,
            actor: caller?.actor ?? null,
            address: c.get('address'),
            requestId: c.get('requestId'),
          }),
        ),
      );
    }
  }
}
