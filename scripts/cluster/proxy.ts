import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** Milliseconds between two questions for the readiness of a server. */
const PERIOD = 100;

/** A small reverse proxy: each request goes to the next ready server, and is never repeated. */
export interface Proxy {
  readonly url: string;
  add: (server: string) => void;
  remove: (server: string) => void;
  stop: () => Promise<void>;
}

/** null without an answer in time. */
const readinessOf = (server: string): Promise<boolean | null> =>
  fetch(`${server}/api/ready`, { signal: AbortSignal.timeout(5000), headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? null : false),
  );

function forward(server: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const upstream = send(server + url, { method, headers: { ...headers, connection: 'close' }, agent: false });
  const broken = (): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  };
  upstream.on('error', broken);
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', broken).pipe(response);
  });
  request.pipe(upstream);
}

export async function startProxy(): Promise<Proxy> {
  const servers = new Map<string, boolean>();
  let turn = 0;
  const proxy = createServer((request, response) => {
    const ready = [...servers].flatMap(([server, isReady]) => (isReady ? [server] : []));
    turn += 1;
    const server = ready[turn % ready.length];
    if (server === undefined) response.writeHead(503).end();
    else forward(server, request, response);
  });
  const watch = async (server: string): Promise<void> => {
    if (!servers.has(server)) return;
    const isReady = await readinessOf(server);
    // A server that is slow to answer keeps its state.
    if (isReady !== null && servers.has(server)) servers.set(server, isReady);
    setTimeout(() => void watch(server), PERIOD).unref();
  };
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    add: (server) => {
      servers.set(server, true);
      void watch(server);
    },
    remove: (server) => void servers.delete(server),
    stop: async () => {
      servers.clear();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
