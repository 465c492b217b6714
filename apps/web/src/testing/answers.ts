import {
  CallError,
  endpoints,
  errorResponse,
  literalFirst,
  parseInput,
  parseJson,
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

interface WithRequest {
  readonly request: Request;
}

/** What a story answers, by the names of the calls; requests and answers are typed by their definitions. */
export type Answers = Partial<Handlers<WithRequest>>;

interface AskedCall extends AnyInput {
  readonly name: EndpointName;
}

const calls: AskedCall[] = [];
let unexpected: string[] = [];

/** Requests of a call in the present story, in their order: a screen says 'saved' as well when its route has wired nothing behind it. */
export const asked = (name: EndpointName): readonly AnyInput[] => calls.filter((call) => call.name === name);

/** The names of all calls of the present story, in their order. */
export const askedNames = (): readonly EndpointName[] => calls.map(({ name }) => name);

/** Forgets what the story before has asked. */
export function startAsking(): void {
  calls.length = 0;
  unexpected = [];
}

/** Says so at once as well: a story that waits for what such a call would bring fails before its end. */
function fail(message: string): void {
  unexpected.push(message);
  console.error(message);
}

/** Fails the story when it has made a call that it gives no answer for. */
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

/** The input of a call, parsed as the server does; a form with files stays in the request. */
async function inputOf({ query, request: schema }: Endpoint, request: Request, params: Params): Promise<AnyInput> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
  return {
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    query: query === undefined ? {} : parseInput(query, readQuery(new URL(request.url))),
    body: schema === undefined || isForm ? undefined : parseInput(schema, parseJson(await request.clone().text())),
  };
}

/**
 * Handlers for `msw.use` that answer calls and note down what was asked (`asked`). A `CallError` that an answer throws becomes the
 * refusal that the server would send.
 */
export function answers(given: Answers): readonly HttpHandler[] {
  const run: Readonly<Partial<Record<EndpointName, AnyHandler<WithRequest>>>> = given;
  return table.flatMap((endpoint) => {
    const answer = run[endpoint.name];
    if (answer === undefined) return [];
    return methods[endpoint.method](`*${endpoint.path}`, async ({ request, params }) => {
      try {
        const input = await inputOf(endpoint, request, params);
        calls.push({ name: endpoint.name, ...input });
        return responseOf(await answer({ ...input, request }));
      } catch (error) {
        if (!(error instanceof CallError)) fail(`${endpoint.name}: ${String(error)}`);
        return errorResponse(error, 'story');
      }
    });
  });
}

/** The same for a story that makes these calls and no others: `expectNoOtherCalls` fails for every other one. */
export function onlyAnswers(given: Answers): readonly HttpHandler[] {
  const refuse = http.all('*/api/*', ({ request }) => {
    fail(`${request.method} ${new URL(request.url).pathname} has no answer in this story`);
    return errorResponse(new Error('No answer for this call.'), 'story');
  });
  return [...answers(given), refuse];
}

/** Handlers that refuse the next request of each call, and leave all further ones to others. */
export const refuseOnce = (names: readonly EndpointName[], status: number): readonly HttpHandler[] =>
  names.map((name) => {
    const { method, path } = endpoints[name];
    return methods[method](`*${path}`, () => Response.json({ success: false, message: '' }, { status }), { once: true });
  });

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => undefined);
