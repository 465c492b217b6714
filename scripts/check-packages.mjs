#!/usr/bin/env node
// `npm run check:packages` checks the built packages as a consumer gets them: publint, are-the-types-wrong, the list of exports against the
// declarations and the running modules, packed files, sizes. Needs `npm run build` before.
//   --build   builds the packages first
//   --types   builds their declarations first, which `npm test` does without
//   --quick   checks what needs no declarations: sheets, server components, sizes
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { entries, exportsOf, format, listFile } from './exports.ts';
import { publishedPackages } from './lib/published.mjs';
import { root, run } from './lib/setup.mjs';
import { rowIdsIn } from './lib/without-row-ids.ts';
import { limitErrors, measureSizes, readmeErrors } from './sizes.ts';

const quick = process.argv.includes('--quick');
if (process.argv.includes('--build')) run(process.execPath, ['scripts/build-packages.mjs']);
if (process.argv.includes('--types')) run(process.execPath, ['scripts/build-types.mjs']);

let failures = 0;

function report(title, problems) {
  failures += problems.length;
  console.log(`${problems.length === 0 ? 'ok  ' : 'FEHLER'} ${title}`);
  for (const problem of problems) console.log(`     ${problem.replaceAll('\n', '\n     ')}`);
}

function command(name, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(isAbsolute(name) ? name : join(root, 'node_modules/.bin', name), args, {
    cwd,
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
}

const packedSchema = z.object({ files: z.array(z.object({ path: z.string() })) });
/** Output of `npm pack --json`: a list, or an object by name, depending on npm's version. */
const packAnswer = z.union([z.array(packedSchema), z.record(z.string(), packedSchema)]);

/** npm packs the paths of `files`; none of our files may contain a path of the machine or a test. */
function packed(folder) {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder, encoding: 'utf8' });
  const [answer] = Object.values(z.parse(packAnswer, JSON.parse(stdout)));
  const paths = answer.files.map(({ path }) => path);
  const unwanted = paths.filter((path) => !/^(dist\/|docs\/|package\.json$|README\.md$|CHANGELOG\.md$|LICENSE$)/.test(path));
  const tests = paths.filter((path) => /\.(test|stories)\./.test(path));
  const missing = ['README.md', 'LICENSE'].filter((path) => !paths.includes(path));
  return [
    ...unwanted.map((path) => `gehört nicht ins Paket: ${path}`),
    ...tests.map((path) => `gehört nicht ins Paket: ${path}`),
    ...missing.map((path) => `fehlt im Paket: ${path}`),
  ];
}

const list = entries('built');

/** Each export of a list with its entry. */
const lines = (text) => text.split(/\n(?! )/).flatMap((block) => block.split('\n').map((line, _, [entry]) => `${entry} ${line.trim()}`));

/** Checks for which the declarations have to be built. */
async function checkDeclarations() {
  for (const name of publishedPackages) {
    const folder = join(root, 'packages', name);
    const sheets = list.filter((entry) => entry.file.startsWith(`${folder}/`) && entry.file.endsWith('.css'));
    const excluded = sheets
      .filter(({ name }) => !name.includes('*'))
      .flatMap((entry) => ['--exclude-entrypoints', entry.name.replace(/^@[^/]+\/[^/]+\//, '')]);
    report(`${name}: publint`, command('publint', ['--strict', folder]));
    report(`${name}: Typen (attw)`, command('attw', ['--pack', folder, '--profile', 'esm-only', '--format', 'ascii', ...excluded]));
    report(`${name}: Inhalt des Pakets`, packed(folder));
  }

  report(
    'jede Datei der Exporte ist da',
    list.filter(({ file }) => !file.includes('*') && !existsSync(file)).map(({ file }) => file),
  );

  report(
    'keine Anforderung in den Beschreibungen',
    globSync('packages/*/dist/types/**/*.d.ts', { cwd: root }).flatMap((path) => {
      const ids = rowIdsIn(readFileSync(join(root, path), 'utf8'));
      return ids.length === 0 ? [] : [`${path}: ${ids.join(', ')}`];
    }),
  );

  const built = exportsOf('built');
  const [wanted, found] = [new Set(lines(readFileSync(listFile, 'utf8'))), new Set(lines(format(built)))];
  report('die Typen exportieren, was scripts/exports.txt sagt', [
    ...[...wanted].filter((line) => !found.has(line)).map((line) => `fehlt: ${line}`),
    ...[...found].filter((line) => !wanted.has(line)).map((line) => `nicht in der Liste: ${line}`),
  ]);

  const running = await Promise.all(
    list.map(async ({ name, module, file }) => {
      if (module === null) return [];
      const actual = Object.keys(await import(pathToFileURL(file).href)).toSorted();
      const declared = (built.get(name) ?? []).filter((one) => !one.startsWith('type '));
      return actual.join() === declared.join() ? [] : [`${name}: Typen ${declared.join()}, Modul ${actual.join()}`];
    }),
  );
  report('die Module exportieren, was ihre Typen sagen', running.flat());
}

/** Every module of a React package has a sheet of its own: `…/css/button.css` beside `…/button`. */
const everything = /^@stellwerk\/[^/]+(\/patterns)?$/;
report(
  'jeder Eingang hat ein Stilblatt',
  list
    .filter(({ name, module }) => module !== null && !name.startsWith('@stellwerk/domain') && !everything.test(name))
    .map(({ file }) => file.replace('/dist/', '/dist/css/').replace(/\.js$/, '.css'))
    .filter((file) => !existsSync(file)),
);

report(
  'Server-Komponenten bekommen, was kein Bauteil ist',
  command(process.execPath, ['--conditions=react-server', 'scripts/server-components.ts']),
);

if (!quick) await checkDeclarations();

const sizes = await measureSizes();
report('Größen', [...limitErrors(), ...command('size-limit', [])]);
report(
  'die READMEs nennen die gemessenen Größen; sonst `node scripts/sizes.ts --write`',
  [...sizes].flatMap(([name, list]) => readmeErrors(name, list)),
);

console.log(failures === 0 ? '\nDie Pakete sind in Ordnung.' : `\n${failures} Fehler.`);
process.exit(failures === 0 ? 0 : 1);
