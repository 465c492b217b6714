/**
 * `npm run bench [-- components] [pages] [paint] [server] [slow] [hostile] [writing] [upload] [employer] [applications] [scale] [search]
 * [dashboard] [memory]`: measures the production build in one run, everything by default. The figures go to stdout and to bench/results.json, which
 * is not committed: they depend on the machine.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureApplications } from './applications.ts';
import { measureComponents } from './components.ts';
import { buildProduct, root, type Chunks } from './lib/build.ts';
import { startProduct } from './lib/product.ts';
import { measureEmployer } from './employer.ts';
import { measureDashboard } from './dashboard.ts';
import { measureHostile } from './hostile.ts';
import { measureMemberPages } from './member-pages.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measurePaint } from './paint.ts';
import { measureResumable } from './resumable.ts';
import { measureScale } from './scale.ts';
import { measureSearch } from './search.ts';
import { measureServer } from './server.ts';
import { measureSlow } from './slow.ts';
import { measureUpload } from './upload.ts';
import { measureWriting } from './writing.ts';

const PARTS = [
  'components',
  'pages',
  'paint',
  'server',
  'slow',
  'hostile',
  'writing',
  'upload',
  'employer',
  'applications',
  'scale',
  'search',
  'dashboard',
  'memory',
] as const;
const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !PARTS.some((part) => part === word));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${PARTS.join(', ')}.`);
const wants = (part: (typeof PARTS)[number]): boolean => asked.length === 0 || asked.includes(part);

// Selects the production builds of Vite and React.
process.env.NODE_ENV = 'production';
const folder = mkdtempSync(join(tmpdir(), 'stellwerk-bench-'));
const results: Record<string, unknown> = { at: new Date().toISOString(), node: process.version, processors: cpus().length };

async function measureProduct(webDir: string, chunks: Chunks): Promise<void> {
  const product = await startProduct(webDir, { DATA_DIR: join(folder, 'data'), SEED: 'demo' });
  try {
    if (wants('pages')) {
      results.pages = await measurePages(product, chunks, folder);
      results.memberPages = await measureMemberPages(product, chunks);
    }
    if (wants('paint')) results.paint = await measurePaint(product);
    if (wants('server')) results.server = await measureServer(product);
    if (wants('slow')) results.slow = await measureSlow(product);
    if (wants('hostile')) results.hostile = await measureHostile(product);
    if (wants('writing')) results.writing = await measureWriting(product);
    if (wants('upload')) results.upload = { form: await measureUpload(product), resumable: await measureResumable(product) };
  } finally {
    await product.stop();
  }
}

try {
  if (wants('components')) results.components = await measureComponents(folder);
  const webDir = join(folder, 'web');
  if (PARTS.some((part) => part !== 'components' && wants(part))) {
    console.log('Building the web app …');
    const chunks = await buildProduct(webDir);
    await measureProduct(webDir, chunks);
    if (wants('employer')) results.employer = await measureEmployer(webDir, chunks, folder);
    if (wants('applications')) results.applications = await measureApplications(webDir, folder);
  }
  if (wants('scale')) results.scale = await measureScale(webDir, folder);
  if (wants('search')) results.search = await measureSearch(webDir, folder);
  if (wants('dashboard')) results.dashboard = await measureDashboard(webDir, folder);
  if (wants('memory')) results.memory = await measureMemory(webDir, folder);
  writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
