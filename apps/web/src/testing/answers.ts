import {
  CallError,
  errorResponse,
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
import { findCall } from './find-call';

/** The responses of a story by the names of the calls; their definitions type requests and responses. */
export type Answers = Partial<Handlers<unknown>>;

interface AskedCall extends AnyInput {
  readonly name: EndpointName;
  /** Header with the session. @default null for a visitor */
  readonly authorization: string | null;
}

const calls: AskedCall[] = [];
let unexpected: string[] = [];

/** Requests of a call in the current story, in order: a screen reports success even when its route has wired no call. */
export const asked = (name: EndpointName): readonly AskedCall[] => calls.filter((call) => call.name === name);

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

function responseOf(result: unknown): Response {
  if (result instanceof Response) return result;
  const { body, ...init }: Reply<unknown> = result instanceof Reply ? result : new Reply(result, {});
  return body === undefined ? new Response(null, { ...init, status: 204 }) : Response.json(body, init);
}

/** The input of a call, parsed like on the server; without the body of a form with files. */
async function inputOf({ query, request: schema, params }: Endpoint & Pick<AnyInput, 'params'>, request: Request): Promise<AnyInput> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
  return {
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)])),
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
  const handler = http.all('*', async ({ request }) => {
    const call = findCall(request);
    const answer = call && run[call.name];
    if (call === undefined || answer === undefined) return undefined;
    const { name } = call;
    try {
      const input = await inputOf(call, request).catch((error: unknown) => {
        fail(`${name} was called with a wrong input: ${String(error)}`);
        throw error;
      });
      calls.push({ name, authorization: request.headers.get('authorization'), ...input });
      return responseOf(await answer(input));
    } catch (error) {
      if (!(error instanceof CallError)) fail(`${name}: ${String(error)}`);
      return errorResponse(error, 'story');
    }
  });
  return [handler];
}

/** The same for a story with these calls only: `expectNoOtherCalls` fails for any other. */
export function onlyAnswers(given: Answers): readonly HttpHandler[] {
  const others = http.all('*/api/*', ({ request }) => {
    fail(`${request.method} ${new URL(request.url).pathname} has no answer in this story`);
    return errorResponse(new Error('No answer for this call.'), 'story');
  });
  return [...answers(given), others];
}

/** Handlers that reject the next request of each call, and leave further ones to other handlers. */
export function refuseOnce(names: readonly EndpointName[], status: number): readonly HttpHandler[] {
  const left = new Set(names);
  const handler = http.all('*', ({ request }) => {
    const call = findCall(request);
    return call && left.delete(call.name) ? Response.json({ success: false, message: '' }, { status }) : undefined;
  });
  return [handler];
}

/** An answer that always rejects. */
export const refuse =
  (...error: ConstructorParameters<typeof CallError>) =>
  (): never => {
    throw new CallError(...error);
  };

/** A response that never arrives. */
export const never = (): Promise<never> => new Promise(() => undefined);
