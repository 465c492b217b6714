#!/usr/bin/env node
// One sheet per entry of the React packages: dist/css/button.css holds the rules of `…/button`, cut out of the whole sheets that
// build-styles.mjs has compiled. A consumer of one component loads no more than that.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root as sheetOf } from 'postcss';
import { build } from 'vite';
import { componentSheet, layersOfSheet, namesIn } from './lib/component-sheet.ts';
import { parseCss, printCss } from './lib/css.ts';
import { readManifest } from './lib/manifest.ts';
import { root } from './lib/setup.mjs';

const folderOf = (name) => join(root, 'packages', name);
const read = (...path) => readFileSync(join(...path), 'utf8');

/** The code of an entry with all of our modules that it imports, lazily loaded ones included. */
async function codeOf(source) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@stellwerk/source'] },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: source, external: /^(?!@stellwerk\/|[./])/, preserveEntrySignatures: 'strict', onwarn: () => {} },
    },
  });
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

/** The module entries of a package with their sources, without the entries that export the whole package. */
function entriesOf(name) {
  const { exports } = readManifest(folderOf(name));
  return Object.entries(exports).flatMap(([path, target]) => {
    const source = target['@stellwerk/source'];
    return path === '.' || path === './patterns' || !/\.tsx?$/.test(source ?? '') ? [] : [{ path: path.slice(2), source }];
  });
}

const shared = parseCss(read(folderOf('design-system'), 'dist/styles.css'));
const layers = layersOfSheet(shared);
const isFont = (node) => node.name === 'font-face';

for (const name of ['design-system', 'job-templates', 'forms']) {
  const folder = folderOf(name);
  const out = join(folder, 'dist/css');
  rmSync(out, { recursive: true, force: true });
  for (const { path, source } of entriesOf(name)) {
    const code = await codeOf(join(folder, source));
    const file = join(out, `${path}.css`);
    mkdirSync(dirname(file), { recursive: true });
    if (name === 'design-system') {
      const fonts = relative(dirname(file), join(folder, 'dist/fonts')).replaceAll('\\', '/');
      writeFileSync(file, printCss(componentSheet(shared, namesIn(code), layers)).replaceAll('url(./fonts/', `url(${fonts}/`));
      continue;
    }
    // The package's addition to the design system's part: a sheet of its own, or its part of own.css.
    const own = existsSync(join(folder, 'dist', `${path}.css`))
      ? parseCss(read(folder, 'dist', `${path}.css`))
      : componentSheet(parseCss(read(folder, 'dist/own.css')), namesIn(code));
    // Keeps tokens that only the package's own rules read.
    const sheet = componentSheet(shared, namesIn(code + printCss(own)), layers);
    for (const font of sheet.nodes.filter(isFont)) font.remove();
    const order = `@layer sw-tokens,sw-base,sw-components,sw-utilities,sw-${name};`;
    const fonts = `@import '@stellwerk/design-system/css/fonts.css';`;
    writeFileSync(file, order + fonts + printCss(sheet) + printCss(own));
  }
}

writeFileSync(
  join(folderOf('design-system'), 'dist/css/fonts.css'),
  printCss(sheetOf({ nodes: shared.nodes.filter(isFont) })).replaceAll('url(./fonts/', 'url(../fonts/'),
);
