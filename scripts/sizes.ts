/**
 * Sizes of single components. `node scripts/sizes.ts` bundles a consumer's imports of each, from the built packages, for size-limit to
 * weigh; `--write` also writes the figures into the packages' READMEs. check:packages compares both with the measurement.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { bundle, weightOf } from './lib/bundle.ts';
import { formatted } from './lib/formatted.mjs';
import { readJson } from './lib/read-json.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, '.cache/sizes');

/** Package → entry → imported names. */
const COMPONENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'design-system': {
    button: 'Button',
    'text-field': 'TextField',
    'native-select': 'NativeSelect',
    checkbox: 'Checkbox',
    dialog: 'Dialog',
    tabs: 'Tabs',
    table: 'Table',
    loaded: 'Loaded',
    section: 'Section',
    toast: 'ToastProvider',
    menu: 'Menu',
    carousel: 'Carousel',
    'file-field': 'FileField',
    'star-rating': 'StarRating',
    'bar-chart': 'BarChart',
    'number-field': 'NumberField',
    select: 'Select',
    'combo-box': 'ComboBox',
    'date-field': 'DateField',
    'date-range-picker': 'DateRangePicker',
    'rich-text-editor': 'RichTextEditor',
    'patterns/job-card': 'JobCard',
    'patterns/status-stepper': 'StatusStepper',
    'patterns/application-card': 'ApplicationCard',
    'patterns/notes-editor': 'NotesEditor',
    'patterns/plan-card': 'PlanCards',
    'patterns/referral-modal': 'ReferralModal',
    'patterns/company-header': 'CompanyHeader',
  },
  'job-templates': { klassisch: 'JobKlassisch', modern: 'JobModern', konservativ: 'JobKonservativ' },
  forms: {
    'application-form': 'ApplicationForm',
    'newsletter-form': 'NewsletterForm',
    auth: 'LoginForm',
    'message-form': 'MessageForm',
    'company-profile-form': 'CompanyProfileForm',
    'job-form': 'JobForm',
  },
};

/** Bytes after gzip. */
export interface Size {
  readonly name: string;
  readonly entry: string;
  readonly script: number;
  readonly later: number;
  readonly style: number;
}

async function measure(name: string, entry: string, folder: string, file: string): Promise<Size> {
  const id = `@stellwerk/${folder}`;
  const home = join(out, file);
  mkdirSync(home, { recursive: true });
  const source = join(home, 'entry.js');
  writeFileSync(source, `import '${id}/css/${entry}.css';\nexport { ${name} } from '${id}/${entry}';\n`);
  const { initial, later, styles } = await bundle(root, source);
  for (const [part, files] of Object.entries({ initial, later, styles })) {
    mkdirSync(join(home, part));
    for (const [index, { code }] of files.entries()) writeFileSync(join(home, part, `${index}.${part === 'styles' ? 'css' : 'js'}`), code);
  }
  return { name, entry, script: weightOf(initial), later: weightOf(later), style: weightOf(styles) };
}

/** @returns the figures by package; the bundles are in .cache/sizes for size-limit */
export async function measureSizes(): Promise<ReadonlyMap<string, readonly Size[]>> {
  rmSync(out, { recursive: true, force: true });
  const found = new Map<string, readonly Size[]>();
  for (const [folder, components] of Object.entries(COMPONENTS)) {
    const sizes: Size[] = [];
    for (const [entry, name] of Object.entries(components)) sizes.push(await measure(name, entry, folder, entry.replace('patterns/', '')));
    found.set(folder, sizes);
  }
  return found;
}

const readme = (folder: string): string => join(root, 'packages', folder, 'README.md');
/** From its head to the first line that is no table row. */
const TABLE = /^\| component +\|.*\n(?:\|.*\n)*/m;
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

function tableOf(sizes: readonly Size[]): string {
  const rows = sizes.map(({ name, entry, script, later, style }) => {
    const cells = [`\`${name}\``, `\`…/${entry}\``, kB(script), later === 0 ? '' : kB(later), kB(style), kB(script + later + style)];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| component | entry | JavaScript | later | sheet | sum |', '| --- | --- | --: | --: | --: | --: |', ...rows, ''].join('\n');
}

const near = (said: number, measured: number): boolean => Math.abs(said - measured) <= 0.15 + measured * 0.03;

/** Differences between the README of a package and the measurement. */
export function readmeErrors(folder: string, sizes: readonly Size[]): readonly string[] {
  const [table = ''] = TABLE.exec(readFileSync(readme(folder), 'utf8')) ?? [];
  const said = new Map(
    table.split('\n').map((line) => {
      const [, name = '', , ...figures] = line.split('|').map((cell) => cell.trim());
      return [name.replaceAll('`', ''), figures.slice(0, 4).map(Number)] as const;
    }),
  );
  return sizes.flatMap(({ name, script, later, style }) => {
    const measured = [script, later, style, script + later + style].map((bytes) => bytes / 1000);
    const figures = said.get(name);
    if (figures === undefined) return [`${folder}/README.md nennt ${name} nicht`];
    if (measured.every((value, index) => near(figures[index] ?? NaN, value))) return [];
    return [`${folder}/README.md, ${name}: ${figures.join(' / ')}, gemessen ${measured.map((value) => value.toFixed(1)).join(' / ')}`];
  });
}

/** Weighed entries without a limit, and limits without an entry. */
export function limitErrors(): readonly string[] {
  const limits = readJson(join(root, '.size-limit.json'), z.array(z.object({ name: z.string() })));
  const names = limits.map(({ name }) => name).filter((name) => !name.endsWith('.css'));
  const entries = Object.values(COMPONENTS).flatMap((components) => Object.keys(components));
  return [
    ...entries.filter((entry) => !names.includes(entry)).map((entry) => `keine Grenze in .size-limit.json: ${entry}`),
    ...names.filter((name) => !entries.includes(name)).map((name) => `Grenze ohne Bauteil: ${name}`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [folder, sizes] of await measureSizes()) {
    console.log(tableOf(sizes));
    if (!process.argv.includes('--write')) continue;
    const text = readFileSync(readme(folder), 'utf8').replace(TABLE, tableOf(sizes));
    writeFileSync(readme(folder), await formatted('README.md', text));
  }
}
