import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface Site {
  readonly url: string;
  stop: () => Promise<void>;
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => address !== null && typeof address === 'object';

/** Answers requests on a free port of this machine. */
export async function serve(answer: RequestListener): Promise<Site> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!isAddress(address)) throw new Error('The server listens nowhere.');
  return {
    url: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves a folder; for a path without a file it answers with the texts in `more`, else index.html. */
export function serveFolder(folder: string, more: Readonly<Record<string, string>>): Promise<Site> {
  return serve((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const name = extname(path) === '' ? '/index.html' : path;
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
    const text = more[name];
    if (text !== undefined) response.end(text);
    else
      readFile(join(folder, name)).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      );
  });
}
