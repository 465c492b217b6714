import {
  CallError,
  endpoints,
  errorResponse,
  literalFirst,
  parseInput,
  parseJson,
  pathsOf,
  readQuery,
  Reply,
  type AnyHandler,
  type AnyInput,
  type Endpoint,
  type EndpointName,
  type Handlers,
} from '@stellwerk/domain/endpoints';
import { http, type HttpHandler } from 'msw/http';
import { expect } from 'storybook/test';

/** The responses of a story by the names of the calls; their definitions type requests and responses. */
export type Answers = Partial<Handlers<unknown>>;

interface AskedCall extends AnyInput {
  readonly name: EndpointName;
}

const calls: AskedCall[] = [];
let unexpected: string[] = [];

/** Requests of a call in the current story, in order: a screen reports success even when its route has wired no call. */
export const asked = (name: EndpointName): readonly AnyInput[] => calls.filter((call) => call.name === name);

/** The names of all calls of the current story, in order. */
export const askedNames = (): readonly EndpointName[] => calls.map(({ name }) => name);

/** Begins a story without the calls of the previous one. */
export function startAsking(): void {
  calls.length = 0;
  unexpected = [];
}

/** Prints the error as well: a story that waits for the response fails before `expectNoOtherCalls` names it. */
function fail(message: string): void {
  unexpected.push(message);
  console.error(message);
}

/** Fails a story with an unanswered call. */
export async function expectNoOtherCalls(): Promise<void> {
  await expect(unexpected).toEqual([]);
}

const table: readonly (Endpoint & { readonly name: EndpointName })[] = literalFirst(Object.values(endpoints));
const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

function responseOf(result: unknown): Response {
  if (result instanceof Response) return result;
  const { body, ...init }: Reply<unknown> = result instanceof Reply ? result : new Reply(result, {});
  return body === undefined ? new Response(null, { ...init, status: 204 }) : Response.json(body, init);
}

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The input of a call, parsed like on the server; without the body of a form with files. */
async function inputOf({ query, request: schema }: Endpoint, request: Request, params: Params): Promise<AnyInput> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
  return {
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    query: query === undefined ? {} : parseInput(query, readQuery(new URL(request.url))),
    body: schema === undefined || isForm ? undefined : parseInput(schema, parseJson(await request.clone().text())),
  };
}

/**
 * Handlers for `msw.use` that answer calls and record them for `asked`. A thrown `CallError` becomes the error response that the
 * server would send.
 */
export function answers(given: Answers): readonly HttpHandler[] {
  const run: Readonly<Partial<Record<EndpointName, AnyHandler<unknown>>>> = given;
  return table.flatMap((endpoint) => {
    const answer = run[endpoint.name];
    if (answer === undefined) return [];
    return pathsOf(endpoint).map((path) =>
      methods[endpoint.method](`*${path}`, async ({ request, params }) => {
        try {
          const input = await inputOf(endpoint, request, params).catch((error: unknown) => {
            fail(`${endpoint.name} was called with a wrong input: ${String(error)}`);
            throw error;
          });
          calls.push({ name: endpoint.name, ...input });
          return responseOf(await answer(input));
        } catch (error) {
          if (!(error instanceof CallError)) fail(`${endpoint.name}: ${String(error)}`);
          return errorResponse(error, 'story');
        }
      }),
    );
  });
}

/** The same for a story with these calls only: `expectNoOtherCalls` fails for any other. */
export function onlyAnswers(given: Answers): readonly HttpHandler[] {
  const refuse = http.all('*/api/*', ({ request }) => {
    fail(`${request.method} ${new URL(request.url).pathname} has no answer in this story`);
    return errorResponse(new Error('No answer for this call.'), 'story');
  });
  return [...answers(given), refuse];
}

/** Handlers that reject the next request of each call, and leave further ones to other handlers. */
export const refuseOnce = (names: readonly EndpointName[], status: number): readonly HttpHandler[] =>
  names.map((name) => {
    const { method, path } = endpoints[name];
    return methods[method](`*${path}`, () => Response.json({ success: false, message: '' }, { status }), { once: true });
  });

/** A response that never arrives. */
export const never = (): Promise<never> => new Promise(() => undefined);
