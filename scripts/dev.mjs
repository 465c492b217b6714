#!/usr/bin/env node
// `npm run dev`: the API under `node --watch` and the web app under Vite, both from the sources; when either ends, both end.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled, ensurePinnedNode, root } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();

const port = process.env.PORT ?? '3000';
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
const createsDatabase = process.env.DATABASE_URL === undefined && !existsSync(join(dataDir, 'database'));
const env = { ...process.env, PORT: port, DATA_DIR: dataDir, SEED: process.env.SEED ?? (createsDatabase ? 'demo' : 'none') };

// A restarting server must have closed the embedded database first, so node waits for its end.
const api = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    '--conditions=@stellwerk/source',
    '--import=./apps/api/src/platform/processes/source-loader.ts',
    'apps/api/src/main.ts',
  ],
  { cwd: root, stdio: 'inherit', env },
);
const ended = new Promise((done) => {
  api.once('exit', done);
});

// Imported late: on a fresh clone Vite has just been installed.
const { createServer } = await import('vite');
const web = await createServer({ root: join(root, 'apps/web'), server: { proxy: { '/api': `http://localhost:${port}` } } });
let stopping = false;
async function stop(code) {
  if (stopping) return;
  stopping = true;
  api.kill('SIGTERM');
  await Promise.all([web.close(), ended]);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
void ended.then((code) => stop(code ?? 1));
try {
  await web.listen();
  web.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
