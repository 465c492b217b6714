#!/usr/bin/env node
// Builds the declarations of every package, after tsup has built the JavaScript: the native compiler writes one file per source file below
// dist/types, relative imports get the extension that Node's resolution requires, and every export gets an entry beside its JavaScript.
// (tsup's own declaration build bundles each of some ninety entries: minutes and gigabytes.)
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readManifest } from './lib/manifest.ts';
import { root, tool } from './lib/setup.mjs';
import { withoutRowIds } from './lib/without-row-ids.ts';

/** Order of packages: each one after the packages whose declarations it reads. */
const order = ['domain', 'design-system', 'job-templates', 'forms'];

const specifier = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]*|\.{1,2})\2/g;

/** The specifier as a file of the emitted tree; fails when there is no such file. */
function withExtension(file, path) {
  const target = resolve(dirname(file), path);
  if (existsSync(`${target}.d.ts`)) return `${path}.js`;
  if (existsSync(join(target, 'index.d.ts'))) return `${path.replace(/\/$/, '')}/index.js`;
  if (path.endsWith('.js') && existsSync(target.replace(/\.js$/, '.d.ts'))) return path;
  throw new Error(`${relative(root, file)}: no declaration for '${path}'`);
}

function extend(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(folder, entry);
    const text = readFileSync(file, 'utf8');
    const css = /\bimport\s*(['"])[^'"]+\.css\1;?\n?/g;
    const next = withoutRowIds(text)
      .replace(css, '')
      .replace(specifier, (_, keyword, quote, path) => `${keyword}${quote}${withExtension(file, path)}${quote}`);
    if (next !== text) writeFileSync(file, next);
  }
}

/** One declaration beside each built entry: `dist/button.d.ts` for `dist/button.js`. */
function writeEntries(folder) {
  const entries = [];
  const { exports } = readManifest(folder);
  for (const { '@stellwerk/source': source, types } of Object.values(exports)) {
    if (types === undefined) continue;
    const entry = join(folder, types);
    const emitted = join(folder, 'dist/types', source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '.d.ts'));
    if (!existsSync(emitted)) throw new Error(`${relative(root, emitted)} is missing: ${source} emits no declaration`);
    const path = relative(dirname(entry), emitted)
      .replaceAll('\\', '/')
      .replace(/\.d\.ts$/, '.js');
    writeFileSync(entry, `export * from '${path.startsWith('.') ? path : `./${path}`}';\n`);
    entries.push(entry);
  }
  return entries;
}

/** Removes unreachable declarations: sample data of stories, test helpers. */
function prune(types, entries) {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const [, , , path] of readFileSync(file, 'utf8').matchAll(specifier)) {
      reached.add(resolve(dirname(file), path).replace(/\.js$/, '.d.ts'));
    }
  }
  for (const entry of readdirSync(types, { recursive: true })) {
    const file = join(types, entry);
    if (entry.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
  }
}

for (const name of order) {
  const folder = join(root, 'packages', name);
  const types = join(folder, 'dist/types');
  rmSync(types, { recursive: true, force: true });
  tool('tsc', ['-p', folder, '--noEmit', 'false', '--emitDeclarationOnly', '--removeComments', 'false', '--outDir', types]);
  extend(types);
  prune(types, writeEntries(folder));
}
