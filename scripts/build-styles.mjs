#!/usr/bin/env node
// Compiles the sheets that the packages export into their dist folders: imports inlined, minified.
//   "./x.css" with a source     that sheet
//   "./own.css"                 those sheets together with the utilities that the package's sources use beyond the design system's
//   "./styles.css"              the design system's sheet and own.css: all that a consumer without Tailwind imports
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './lib/setup.mjs';

const require = createRequire(import.meta.url);
const manifest = require.resolve('@tailwindcss/cli/package.json');
const tailwind = join(dirname(manifest), require(manifest).bin.tailwindcss);
const designSystem = join(root, 'packages/design-system');

function compile(folder, input, out) {
  mkdirSync(dirname(out), { recursive: true });
  execFileSync(process.execPath, [tailwind, '-i', '-', '-o', out, '--minify'], {
    cwd: folder,
    input,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

/** Every utility that the sources below a folder name. */
function utilities(folder) {
  const found = new Set();
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (!/\.tsx?$/.test(entry) || /\.(stories|test)\./.test(entry)) continue;
    for (const [name] of readFileSync(join(folder, entry), 'utf8').matchAll(/\bsw:[^\s'"`{}\\]+/g)) found.add(name);
  }
  return [...found].toSorted();
}

/**
 * Utilities of the design system are left out: repeated in a later sheet they would come after its responsive variants and
 * beat them. What is left stands in a layer of its own behind the design system's, so the order of imports does not matter.
 */
function ownSheet(name, sheets) {
  return `@layer sw-tokens, sw-base, sw-components, sw-utilities, sw-${name};
${sheets.map((sheet) => `@import '${sheet}';`).join('\n')}
@reference '../design-system/src/styles/library.css';
@import 'tailwindcss/utilities.css' layer(sw-${name}) source(none);
@source './src';
@source not './src/**/testing';
@source not './src/**/*.stories.tsx';
@source not './src/**/*.test.*';
@source not inline('${utilities(join(designSystem, 'src')).join(' ')}');
`;
}

for (const name of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', name);
  const own = join(folder, 'scripts', 'build-styles.mjs');
  // The design system's sheet carries its fonts and has a build of its own.
  if (existsSync(own)) {
    execFileSync(process.execPath, [own], { stdio: ['ignore', 'ignore', 'inherit'] });
    continue;
  }
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sheets = Object.values(exports).filter((target) => target['@stellwerk/source']?.endsWith('.css'));
  for (const { '@stellwerk/source': source, default: out } of sheets) compile(folder, `@import '${source}';`, join(folder, out));
  if (exports['./own.css'] === undefined) continue;
  const sources = sheets.map((target) => target['@stellwerk/source']);
  compile(folder, ownSheet(name, sources), join(folder, exports['./own.css']));
  writeFileSync(join(folder, exports['./styles.css']), "@import '@stellwerk/design-system/styles.css';\n@import './own.css';\n");
}
