import { generalMessages } from '@stellwerk/domain';
import type { Endpoint } from '@stellwerk/domain/endpoints';
import { http, type HttpHandler } from 'msw/http';
import { checkAccess } from './access';
import { accountAnswers } from './accounts';
import { read, type Answering } from './answering';
import { applicationAnswers } from './applications';
import { companyAnswers } from './companies';
import { jobAnswers } from './jobs';
import { MockRefusal, refusalResponse } from './refusal';
import { MockState } from './state';

const answers: readonly Answering[] = [...jobAnswers, ...applicationAnswers, ...companyAnswers, ...accountAnswers];

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** Repeated keys become lists, empty values count as absent. */
function queryOf(url: URL): Readonly<Record<string, string | readonly string[]>> {
  const entries = [...new Set(url.searchParams.keys())].map((name): [string, readonly string[]] => [
    name,
    url.searchParams.getAll(name).filter((value) => value !== ''),
  ]);
  return Object.fromEntries(
    entries.flatMap(([name, values]) => (values.length === 0 ? [] : [[name, values[1] === undefined ? (values[0] ?? '') : values]])),
  );
}

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;
const textParams = (params: Params): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]));

async function respond(state: MockState, { endpoint, status, answer }: Answering, request: Request, given: Params): Promise<Response> {
  const params = textParams(given);
  const id = Number(params.id ?? 0);
  if (params.id !== undefined && !(Number.isSafeInteger(id) && id > 0)) throw new MockRefusal(404, generalMessages.notFound);
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const user = state.sessionOf(token);
  checkAccess(state, endpoint, user, id);
  const query = endpoint.query === undefined ? {} : read(endpoint.query, queryOf(new URL(request.url)));
  const body = endpoint.request === undefined ? undefined : read(endpoint.request, await request.json().catch(() => ({})));
  const result = await answer({ state, user, token, id, params, query, body, request });
  // Only what the table allows leaves the mock, as with the server; an answer outside its schema fails here.
  return Response.json(read(endpoint.answer, result), { status });
}

/** Literal segments before parameters (A83): a path is the more literal the later its first parameter stands. */
function firstParameter({ path }: Endpoint): number {
  const index = path.split('/').findIndex((segment) => segment.startsWith(':'));
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}

export interface MockOptions {
  /** What the answers come from and change. @default the demo data of this moment */
  readonly state?: MockState;
  /** Milliseconds until an answer. @default 0 */
  readonly latency?: number;
  /** Where the server would be. @default the origin of the page */
  readonly origin?: string;
}

/**
 * Answers of a whole server out of the demo data: paths, permissions, requests and answers by the endpoint table. Everything else
 * below /api says 404 in the envelope of errors.
 */
export function mockHandlers({
  state = new MockState(new Date()),
  latency = 0,
  origin = window.location.origin,
}: MockOptions = {}): readonly HttpHandler[] {
  const patient = async (work: () => Response | Promise<Response>): Promise<Response> => {
    if (latency > 0) await wait(latency);
    try {
      return await work();
    } catch (error) {
      if (error instanceof MockRefusal) return refusalResponse(error);
      throw error;
    }
  };
  const served = answers.toSorted((a, b) => firstParameter(b.endpoint) - firstParameter(a.endpoint));
  return [
    ...served.flatMap((answering) => {
      const { method, path } = answering.endpoint;
      // Like the server, also without /api (A22); /jobs stays a page.
      const paths = /^\/api\/(public|private)\//.test(path) ? [path, path.slice('/api'.length)] : [path];
      return paths.map((one) =>
        methods[method](`${origin}${one}`, ({ request, params }) => patient(() => respond(state, answering, request, params))),
      );
    }),
    http.all(/^https?:\/\/[^/]+\/api\//, () => patient(() => refusalResponse(new MockRefusal(404, generalMessages.notFound)))),
  ];
}
