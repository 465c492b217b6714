import type { Endpoint } from '../../contract/endpoint';
import { allowedError, answerResponse } from './answer';
import type { AnyInput } from './handlers';
import { unknownPath } from './error-response';
import { JSON_LIMIT, parseInput, parseJson, readParams, readQuery } from './input';
import { checkAccess, type AccessStore, type Caller, type Found } from './scope';

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;
/** The parsed body unchanged: copying a large one would cost more than the rest of the call. */
const membersOf = (body: unknown): Members => (isObject(body) ? body : {});

/** Server-specific parts; all other steps of a call are handled here. */
export interface Host<C extends Caller> extends AccessStore {
  /** The account of the request; null without a valid token. */
  readonly caller: (request: Request) => Promise<C | null>;
  /** The body as text. @throws CallError 'too-large' over the limit in bytes */
  readonly text: (request: Request, limit: number) => Promise<string>;
}

/** A permitted call with parsed input. */
export interface Served<C extends Caller> extends AnyInput {
  /** null on public calls without a valid token. */
  readonly caller: C | null;
  readonly scope: Found;
  readonly request: Request;
}

/**
 * Serves one call: authentication, permission, input, response. The same order for every server, so that the same
 * request gets the same response.
 * @param run the handler of the endpoint
 * @throws CallError for errors of the caller, AnswerError for a response outside its schema
 */
export async function serve<C extends Caller>(
  host: Host<C>,
  endpoint: Endpoint,
  request: Request,
  given: Readonly<Record<string, string>>,
  run: (call: Served<C>) => unknown,
): Promise<Response> {
  const { scope, request: schema, multipart, bodyLimit = JSON_LIMIT } = endpoint;
  const params = readParams(given);
  if (params === null) throw unknownPath();
  // Nobody's call: its answer may reach everybody.
  const caller = endpoint.shared === true ? null : await host.caller(request);
  const readBody = async (): Promise<unknown> => parseJson(await host.text(request, bodyLimit));
  const field = scope !== 'none' && 'body' in scope ? scope.body : null;
  const early = field === null || (caller === null && endpoint.access !== 'public') ? undefined : await readBody();
  // A body without the id gives the error of the missing field, not 'not found'.
  if (field !== null && schema !== undefined && early !== undefined && membersOf(early)[field] === undefined) parseInput(schema, early);
  const found = await checkAccess(host, endpoint, caller, params, membersOf(early));
  // Also validated for calls without a query, so that handlers never read values that databases reject.
  const texts = readQuery(new URL(request.url));
  const query: unknown = endpoint.query === undefined ? {} : parseInput(endpoint.query, texts);
  const body: unknown =
    schema === undefined || multipart !== undefined ? undefined : parseInput(schema, early === undefined ? await readBody() : early);
  try {
    return answerResponse(endpoint, await run({ caller, scope: found, params, query, body, request }));
  } catch (error) {
    throw allowedError(endpoint, error);
  }
}
