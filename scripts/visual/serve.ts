import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Answers with a file of a folder, or with 404. */
export function sendFile(folder: string, pathname: string, response: ServerResponse, caching = 'max-age=3600'): void {
  const path = normalize(decodeURIComponent(pathname));
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(join(folder, sep)) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': caching });
  createReadStream(file).pipe(response);
}

/** Serves a built Storybook on a free port of this machine. */
export async function serve(folder: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => sendFile(folder, new URL(request.url ?? '/', 'http://localhost').pathname, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://localhost:${address.port}`, server };
}
