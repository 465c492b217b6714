import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request received by a server. */
export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Response of a server to the next request; a function handles the connection itself. */
export type Say =
  | { readonly status?: number; readonly statusText?: string; readonly type?: string; readonly body?: string }
  | ((response: ServerResponse) => void);

export interface TestHttpServer {
  readonly origin: string;
  /** Received requests, without preflights. */
  readonly received: ReceivedCall[];
  /** Sets the response to all further requests. */
  says: (say: Say) => void;
  /** Resolves once a number of requests have been received. */
  count: (wanted: number) => Promise<void>;
  close: () => Promise<void>;
}

const ALLOWED = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
};

/** Starts a real HTTP server with stubbed responses, for pages of every origin. */
export async function startHttpServer(): Promise<TestHttpServer> {
  const received: ReceivedCall[] = [];
  const waiting = new Set<() => void>();
  let next: Say = {};
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(ALLOWED)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      for (const look of waiting) look();
      if (typeof next === 'function') {
        next(response);
        return;
      }
      const { status = 200, statusText = '', type = 'application/json', body = '{}' } = next;
      if (status === 204) response.writeHead(204).end();
      else response.writeHead(status, statusText, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    says: (say) => (next = say),
    count: (wanted) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (received.length < wanted) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => void server.close(() => done()));
    },
  };
}
