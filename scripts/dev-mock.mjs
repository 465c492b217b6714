#!/usr/bin/env node
// `npm run dev:mock`: the web app under Vite on mock data, without a server. Nothing of it is in the product's build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ensurePinnedNode, root } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();

const worker = join(root, '.storybook/public/mockServiceWorker.js');

/** Requests that the worker in the page cannot handle: its own script, files opened by a tab, calls before it runs. */
function answer(request, response, next) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const send = (status, type, body) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(body);
  };
  if (pathname === '/mockServiceWorker.js') return send(200, 'text/javascript', readFileSync(worker));
  const file = /^\/api\/public\/media\/cv\/([^/]+)$/.exec(pathname)?.[1];
  if (file !== undefined) {
    if (searchParams.has('download')) response.setHeader('content-disposition', 'attachment; filename="Unterlage.txt"');
    return send(200, 'text/plain; charset=utf-8', `Hier stünde die Unterlage ${decodeURIComponent(file)}.\n`);
  }
  if (pathname.startsWith('/api/')) {
    const message = 'Die angefragte Seite oder der Eintrag existiert nicht.';
    const body = { success: false, code: 'not-found', message, error: message, requestId: 'mock' };
    return send(404, 'application/json', JSON.stringify(body));
  }
  return next();
}

/** Starts the app in mock mode, and answers before Vite's proxy to a server that does not run. */
const mock = {
  name: 'stellwerk-mock',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/entry-client.tsx', '/src/mock/entry.ts') },
  configureServer: (server) => void server.middlewares.use(answer),
};

// Imported late: on a fresh clone Vite has just been installed.
const { createServer } = await import('vite');
const port = Number(process.env.PORT ?? 5173);
const web = await createServer({
  root: join(root, 'apps/web'),
  // A cache of its own: `npm run dev` may run at the same time.
  cacheDir: join(root, 'node_modules/.cache/vite-mock'),
  plugins: [mock],
  // Discovered late, a dependency would break the page that is loading.
  optimizeDeps: { entries: ['src/mock/entry.ts', 'src/routes/**/*.tsx', '!**/*.stories.tsx'] },
  server: { port },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void web.close().then(() => process.exit(0)));
await web.listen();
web.printUrls();
console.log('Beispieldaten ohne Server. Anmelden: owner@demo.example oder candidate@demo.example, Passwort Stellwerk-Demo-2026.');
