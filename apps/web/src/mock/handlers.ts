import {
  endpoints,
  errorResponse,
  literalFirst,
  pathsOf,
  serve,
  unknownPath,
  type Caller,
  type Endpoint,
  type EndpointName,
} from '@stellwerk/domain/endpoints';
import type { DemoUser } from '@stellwerk/domain/fixtures';
import { http, type HttpHandler } from 'msw/http';
import { createAccessStore } from './access-store';
import { accountHandlers } from './accounts';
import { adminHandlers } from './admin';
import { applicationHandlers } from './applications';
import type { MockHandler, MockHandlers } from './call';
import { bulkHandlers } from './bulk';
import { clientErrorHandlers } from './client-errors';
import { companyHandlers } from './companies';
import { dashboardHandlers } from './dashboard';
import { focusPageHandlers } from './focus-pages';
import { historyHandlers } from './history';
import { jobAlertHandlers } from './job-alerts';
import { jobEditHandlers } from './job-edit';
import { invitationHandlers } from './invitations';
import { jobHandlers } from './jobs';
import { mediaHandlers } from './media';
import { messageHandlers } from './messages';
import { newsletterHandlers } from './newsletter';
import { operationHandlers } from './operation';
import { ownDataHandlers } from './own-data';
import { placeHandlers } from './places';
import { referralHandlers } from './referrals';
import { reportHandlers } from './reports';
import { savedJobHandlers } from './saved-jobs';
import { MockState } from './state';
import { teamHandlers } from './team';
import { transferHandlers } from './transfer';
import { uploadHandlers } from './uploads';
import { visitHandlers } from './visits';

/** Every call of the endpoint table. */
const all: MockHandlers = {
  ...operationHandlers,
  ...reportHandlers,
  ...messageHandlers,
  ...newsletterHandlers,
  ...adminHandlers,
  ...jobHandlers,
  ...placeHandlers,
  ...jobEditHandlers,
  ...jobAlertHandlers,
  ...applicationHandlers,
  ...bulkHandlers,
  ...clientErrorHandlers,
  ...companyHandlers,
  ...accountHandlers,
  ...mediaHandlers,
  ...dashboardHandlers,
  ...focusPageHandlers,
  ...historyHandlers,
  ...referralHandlers,
  ...teamHandlers,
  ...ownDataHandlers,
  ...uploadHandlers,
  ...visitHandlers,
  ...savedJobHandlers,
  ...transferHandlers,
  ...invitationHandlers,
};

const run: Readonly<Record<EndpointName, MockHandler>> = all;
const table: readonly (Endpoint & { readonly name: EndpointName })[] = Object.values(endpoints);
const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

const tokenOf = (request: Request): string => request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';

interface MockCaller extends Caller {
  readonly user: DemoUser;
}

/** What the mock does its own way; the rest is the kernel that the server has, too. */
function hostOf(state: MockState) {
  return {
    ...createAccessStore(state),
    text: (request: Request) => request.text(),
    caller: (request: Request): Promise<MockCaller | null> => {
      const user = state.sessionOf(tokenOf(request));
      return Promise.resolve(
        user === null
          ? null
          : {
              id: user.id,
              isConfirmed: state.isConfirmed(user),
              isAdmin: user.roles.includes('PLATFORM_ADMIN'),
              isOperator: false,
              user,
            },
      );
    },
  };
}

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;
const textParams = (params: Params): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]));

export interface MockOptions {
  /** What the answers come from and change. @default the demo data of this moment */
  readonly state?: MockState;
  /** Milliseconds until an answer. @default 0 */
  readonly latency?: number;
  /** Where the server would be. @default the origin of the page */
  readonly origin?: string;
}

/**
 * Answers of a whole server out of the demo data: paths, permissions, requests and answers by the endpoint table and the kernel of
 * the server. Everything else below /api says 404 in the envelope of errors.
 */
export function mockHandlers({
  state = new MockState(() => new Date()),
  latency = 0,
  origin = window.location.origin,
}: MockOptions = {}): readonly HttpHandler[] {
  const host = hostOf(state);
  const answer = async (work: () => Promise<Response>): Promise<Response> => {
    if (latency > 0) await wait(latency);
    return work().catch((error: unknown) => errorResponse(error, crypto.randomUUID()));
  };
  return [
    ...literalFirst(table).flatMap((endpoint) =>
      pathsOf(endpoint).map((path) =>
        methods[endpoint.method](`${origin}${path}`, ({ request, params }) =>
          answer(() =>
            serve(host, endpoint, request, textParams(params), ({ caller, ...call }) =>
              run[endpoint.name]({ ...call, state, user: caller?.user ?? null, token: tokenOf(request) }),
            ),
          ),
        ),
      ),
    ),
    http.all(/^https?:\/\/[^/]+\/api\//, () => answer(() => Promise.reject(unknownPath()))),
  ];
}
