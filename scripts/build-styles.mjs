#!/usr/bin/env node
// Compiles the sheets that the packages export into their dist folders: imports inlined, minified.
//   "./x.css" with a source     that sheet
//   "./own.css"                 those sheets and the utilities that the package's sources use beyond the design system's
//   "./styles.css"              the design system's sheet and own.css: all that a consumer without Tailwind imports
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseCss, printCss } from './lib/css.ts';
import { asGuest } from './lib/guest-scheme.ts';
import { amongHostLayers } from './lib/host-layers.ts';
import { readManifest } from './lib/manifest.ts';
import { publishedPackages } from './lib/published.mjs';
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

/** Changes the rules of a compiled sheet and keeps its licence. */
function change(file, rules) {
  const css = readFileSync(file, 'utf8');
  const [licence = ''] = /^\/\*![^]*?\*\/\n?/.exec(css) ?? [];
  writeFileSync(file, licence + printCss(rules(parseCss(css))));
}

/** Every utility named by the sources below a folder. */
function utilities(folder) {
  const found = new Set();
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (!/\.tsx?$/.test(entry) || /\.(stories|test)\./.test(entry)) continue;
    for (const [name] of readFileSync(join(folder, entry), 'utf8').matchAll(/\bsw:[^\s'"`{}\\]+/g)) found.add(name);
  }
  return [...found].toSorted();
}

/** Variants (`sw:md:…`, `sw:hover:…`) beat utilities without one. */
const isVariant = (name) => /^sw:[^[(]*?(?:\[[^\]]*\][^:]*|\([^)]*\)[^:]*)?:/.test(name);

/**
 * The utilities are in a layer of their own behind the design system's, so the order of imports does not matter. The design system's
 * utilities without a variant are left out: repeated there, they would beat its variants. Its variants are repeated, because they have to
 * beat the package's additions.
 */
function ownUtilities(name) {
  const known = utilities(join(designSystem, 'src')).filter((utility) => !isVariant(utility));
  return `@reference '../design-system/src/styles/library.css';
@import 'tailwindcss/utilities.css' layer(sw-${name}) source(none);
@source './src';
@source '../design-system/src';
@source not './src/**/testing';
@source not './src/**/tests';
@source not '../*/src/**/*.stories.tsx';
@source not '../*/src/**/*.test.*';
@source not inline('${known.join(' ')}');
`;
}

/** The product's reset, limited to job content: its sheets style elements without classes. */
const jobReset = () => `@layer sw-base { :where(.sw-job) { ${readFileSync(join(designSystem, 'src/styles/preflight.css'), 'utf8')} } }\n`;

const layers = (name) => `@layer sw-tokens, sw-base, sw-components, sw-utilities, sw-${name};\n`;
const imports = (sheets) => sheets.map((sheet) => `@import '${sheet}';\n`).join('');

for (const name of publishedPackages) {
  const folder = join(root, 'packages', name);
  const own = join(folder, 'scripts', 'build-styles.mjs');
  // The design system's sheet contains its fonts and has a build of its own.
  if (existsSync(own)) {
    execFileSync(process.execPath, [own], { stdio: ['ignore', 'ignore', 'inherit'] });
    change(join(folder, 'dist/styles.css'), asGuest);
    continue;
  }
  const { exports } = readManifest(folder);
  const sheets = Object.values(exports).filter((target) => target['@stellwerk/source']?.endsWith('.css'));
  const reset = sheets.length > 0 ? jobReset() : '';
  for (const { '@stellwerk/source': source, default: out } of sheets) {
    compile(folder, layers(name) + imports([source]) + reset, join(folder, out));
  }
  if (exports['./own.css'] === undefined) continue;
  const usesUtilities = utilities(join(folder, 'src')).length > 0;
  const sources = sheets.map((target) => target['@stellwerk/source']);
  compile(folder, layers(name) + imports(sources) + (usesUtilities ? ownUtilities(name) : '') + reset, join(folder, exports['./own.css']));
  writeFileSync(join(folder, exports['./styles.css']), "@import '@stellwerk/design-system/styles.css';\n@import './own.css';\n");
}

await import('./build-component-styles.mjs');

for (const sheet of globSync('packages/*/dist/**/*.css', { cwd: root })) change(join(root, sheet), amongHostLayers);
