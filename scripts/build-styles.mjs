#!/usr/bin/env node
// Compiles every sheet that a package exports ("./x.css") from its source entry into dist: imports inlined, minified.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './lib/setup.mjs';

const require = createRequire(import.meta.url);
const manifest = require.resolve('@tailwindcss/cli/package.json');
const tailwind = join(dirname(manifest), require(manifest).bin.tailwindcss);

for (const name of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', name);
  const own = join(folder, 'scripts', 'build-styles.mjs');
  // The design system's sheet carries its fonts and has a build of its own.
  if (existsSync(own)) {
    execFileSync(process.execPath, [own], { stdio: ['ignore', 'ignore', 'inherit'] });
    continue;
  }
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const target of Object.values(exports)) {
    const source = target['@stellwerk/source'];
    if (source?.endsWith('.css') !== true) continue;
    const out = join(folder, target.default);
    mkdirSync(dirname(out), { recursive: true });
    execFileSync(process.execPath, [tailwind, '-i', join(folder, source), '-o', out, '--minify'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}
