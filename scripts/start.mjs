#!/usr/bin/env node
// `npm start`: on a fresh clone installs, builds and starts everything; later only what changed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serverEnvironment, serverFlags } from './lib/server-process.mjs';
import { cached, ensureBuilt, ensureInstalled, ensurePinnedNode, root } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
ensureBuilt();

const port = process.env.PORT ?? '3000';
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
const createsDatabase = process.env.DATABASE_URL === undefined && !existsSync(join(dataDir, 'database'));
const seed = process.env.SEED ?? (createsDatabase ? 'demo' : 'none');

const server = spawn(process.execPath, [...serverFlags, 'apps/api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Compiled modules, without their types: loading takes half the time.
    NODE_COMPILE_CACHE: cached('compiled'),
    ...serverEnvironment,
    ...process.env,
    PORT: port,
    DATA_DIR: dataDir,
    SEED: seed,
    NODE_ENV: 'production',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

const address = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
const ready = setInterval(async () => {
  const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => null);
  if (answer?.ok !== true) return;
  clearInterval(ready);
  console.log(`\nStellwerk läuft: ${address}`);
  if (seed !== 'demo') return;
  console.log(`
Demo-Konten (Passwort Stellwerk-Demo-2026):
  owner@demo.example       Inhaber des ersten Unternehmens
  recruiter@demo.example   Recruiter
  member@demo.example      Mitglied
  owner2@demo.example      Inhaber des zweiten Unternehmens
  candidate@demo.example   Kandidat
  referrer@demo.example    Empfehlungsgeber
  admin@demo.example       Administration der Plattform
`);
}, 250);
server.on('exit', () => clearInterval(ready));
