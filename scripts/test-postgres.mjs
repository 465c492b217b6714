#!/usr/bin/env node
// `npm run test:postgres [-- FILE …]`: the store and API tests on a real PostgreSQL: the server that DATABASE_URL names (its user
// must be allowed to create databases), else one that is started here and thrown away. Every test server gets a database of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './lib/postgres.mjs';
import { ensureInstalled, ensurePinnedNode, root } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
// Needs an installed package.
const { readReport } = await import('./test/report.ts');
const { countAll, summaryOf } = await import('./test/summary.ts');

const own = process.env.DATABASE_URL === undefined || process.env.DATABASE_URL === '' ? await startPostgres() : null;
console.log(own === null ? 'Tests auf dem PostgreSQL aus DATABASE_URL' : `Tests auf einem eigenen PostgreSQL (${own.programs})`);
const { DATABASE_URL: given, ...env } = process.env;
const report = join(root, 'test-results', 'postgres.json');
rmSync(report, { force: true });
const tests = spawn(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'api', '--reporter=dot', '--reporter=./scripts/test/reporter.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...env, TEST_DATABASE_URL: own?.url ?? given, TEST_REPORT: report } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tests.kill(signal));
const [code] = await once(tests, 'exit');
await own?.stop();
const run = readReport(report, code ?? 1);
const { passed, failed } = countAll([], run);
console.log(['', ...summaryOf([], run)].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
