// Builds the Storybook, and minifies its frame, which Storybook ships as it was written: half of what a browser loads first.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { minifySync } from 'vite';

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { 'output-dir': { type: 'string', short: 'o', default: 'storybook-static' } },
});

const built = spawnSync('storybook', ['build', '--disable-telemetry', ...args], { stdio: 'inherit', shell: process.platform === 'win32' });
if (built.status !== 0) process.exit(built.status ?? 1);

const folder = String(values['output-dir']);
for (const file of globSync('{sb-manager,sb-addons}/**/*.js', { cwd: folder })) {
  const path = join(folder, file);
  const { code, errors } = minifySync(path, readFileSync(path, 'utf8'), { module: true });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  writeFileSync(path, code);
}
