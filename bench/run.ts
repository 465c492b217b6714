/**
 * `npm run bench [-- pages]`: measures the production build in one run. The figures go to stdout and to bench/results.json, which
 * is not committed: they belong to the machine that made them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProduct, root } from './lib/build.ts';
import { startProduct } from './lib/product.ts';
import { measurePages } from './pages.ts';

// Vite and React choose their production builds by this.
process.env.NODE_ENV = 'production';
const folder = mkdtempSync(join(tmpdir(), 'stellwerk-bench-'));
const results: Record<string, unknown> = { at: new Date().toISOString(), node: process.version };
try {
  const webDir = join(folder, 'web');
  console.log('Building the web app …');
  const chunks = await buildProduct(webDir);
  const product = await startProduct(webDir, { DATA_DIR: join(folder, 'data'), SEED: 'demo' });
  try {
    results.pages = await measurePages(product, chunks, folder);
  } finally {
    await product.stop();
  }
  writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
