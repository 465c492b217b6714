// Plain JavaScript for Node 20.19 and later: this runs on a fresh clone before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedPackages } from './published.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node');
/** A file or folder that later runs use again; it may be deleted at any time. */
export const cached = (name) => join(root, 'node_modules', '.cache', 'stellwerk', name);

/** Runs a command of this project; a failure ends the process with the command's own code. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
    console.error(`\nFehlgeschlagen: ${command} ${args.join(' ')}`);
    process.exit(result.status ?? 1);
  }
}

/** Runs a tool of node_modules under the pinned Node. */
export function tool(name, args, options) {
  run(join(root, 'node_modules', '.bin', name), args, options);
}

function stampMatches(name, value) {
  const file = cached(name);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

function writeStamp(name, value) {
  mkdirSync(dirname(cached(name)), { recursive: true });
  writeFileSync(cached(name), value);
}

/** Installs the dependencies when the lock file has changed since the last time. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(pinnedNode) && stampMatches('install', lock)) return;
  console.log('Abhängigkeiten werden installiert …');
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  writeStamp('install', lock);
}

/** Starts this command again under the pinned Node when another one runs it. */
export function ensurePinnedNode() {
  if (process.versions.node.startsWith('24.')) return;
  const bin = join(root, 'node_modules', '.bin');
  const result = spawnSync(pinnedNode, process.argv.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(pinnedNode)}:${bin}:${process.env.PATH ?? ''}` },
  });
  process.exit(result.status ?? 1);
}

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.cache'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (!/\.(stories|test)\.[jt]sx?$/.test(entry.name)) yield path;
  }
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    for (const file of statSync(full).isDirectory() ? files(full) : [full]) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const packageSources = () => fingerprint([...publishedPackages.map((name) => `packages/${name}`), 'tsup.config.ts', 'package-lock.json']);
const webSources = () => fingerprint(['packages', 'apps/web']);

/** Builds packages and web app where their sources have changed since the last build. */
export function ensureBuilt() {
  const packages = packageSources();
  if (!stampMatches('packages', packages) || !existsSync(join(root, 'packages/domain/dist/index.js'))) {
    console.log('Pakete werden gebaut …');
    tool('tsup', ['--silent'], { env: { STELLWERK_SKIP_TYPES: '1' }, quiet: true });
    run(process.execPath, ['scripts/build-styles.mjs'], { quiet: true });
    writeStamp('packages', packages);
  }
  const web = webSources();
  if (!stampMatches('web', web) || !existsSync(join(root, 'apps/web/dist/server/entry-server.js'))) {
    console.log('Weboberfläche wird gebaut …');
    buildWeb({ quiet: true });
    writeStamp('web', web);
  }
}

/** Notes that everything is built from the present sources. */
export function noteBuilt() {
  writeStamp('packages', packageSources());
  writeStamp('web', webSources());
}

export function buildWeb(options) {
  const env = { NODE_ENV: 'production' };
  tool('vite', ['build', 'apps/web', '--outDir', 'dist/client', '--emptyOutDir', '--logLevel', 'warn'], { ...options, env });
  tool('vite', ['build', 'apps/web', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server', '--emptyOutDir', '--logLevel', 'warn'], {
    ...options,
    env,
  });
}
