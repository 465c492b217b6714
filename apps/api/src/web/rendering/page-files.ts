import fs from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { sourceOf } from '../../platform/http/hashes.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Maximum characters of a page's style sheets that are inlined in its HTML: visitors' pages have 36,000 to 51,000, members' more than
 * 90,000.
 */
const INLINE_TO = 65_536;

/** Files of the built app for a page. */
export interface PageModules {
  /** Modules whose scripts and styles are needed. */
  readonly sources: readonly string[];
  /** Modules whose styles are needed at once and whose scripts load on demand. */
  readonly later: readonly string[];
}

export interface PageFiles {
  /** The built page without content; it names the common scripts, and no style sheet. */
  readonly template: string;
  /** Tags for the head of a page: its style sheets, and preload links for scripts that the browser would discover late. */
  readonly tagsFor: (page: PageModules) => PageTags;
}

export interface PageTags {
  readonly html: string;
  /** Sources of the style elements among them, for the policy of the page. */
  readonly styles: readonly string[];
}

/** A link of the built page to a common style sheet. */
const SHEET_LINK = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

function readManifest(client: string): Manifest {
  const path = join(client, '.vite/manifest.json');
  return fs.existsSync(path) ? z.parse(manifestSchema, JSON.parse(fs.readFileSync(path, 'utf8'))) : {};
}

function collect(manifest: Manifest, name: string, seen: Set<string>): void {
  if (seen.has(name)) return;
  seen.add(name);
  for (const next of manifest[name]?.imports ?? []) collect(manifest, next, seen);
}

function entriesOf(manifest: Manifest, sources: readonly string[]): readonly Manifest[string][] {
  const chunks = new Set<string>();
  for (const source of sources) collect(manifest, source, chunks);
  return [...chunks].flatMap((name) => manifest[name] ?? []);
}

/** The text of a style sheet, safe inside HTML. */
const readSheet = (path: string): string => fs.readFileSync(path, 'utf8').trim().replaceAll('</', '<\\/');

/**
 * Reads the built page, the files of its modules, and the text of every style sheet, once.
 * @param client folder with the files of the browser
 * @throws when a file named by the build is missing
 */
export function readPageFiles(client: string): PageFiles {
  const manifest = readManifest(client);
  const built = fs.readFileSync(join(client, 'index.html'), 'utf8');
  const common = [...built.matchAll(SHEET_LINK)].flatMap(([, sheet]) => sheet ?? []);
  const template = built.replace(SHEET_LINK, '');
  const named = Object.values(manifest).flatMap(({ css }) => css ?? []);
  const texts = new Map([...common, ...named].map((sheet) => [sheet, readSheet(join(client, sheet))]));

  const sources = new Map([...texts].map(([sheet, text]) => [sheet, sourceOf(text)]));

  /** Style sheets are inlined, so that rendering waits for nothing; heavy ones are files, which the browser caches (decision 0004). */
  const sheetTags = (sheets: readonly string[]): PageTags => {
    const length = sheets.reduce((sum, sheet) => sum + (texts.get(sheet)?.length ?? 0), 0);
    if (length > INLINE_TO) return { html: sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join(''), styles: [] };
    return {
      html: sheets.map((sheet) => `<style data-sheet="/${sheet}">${texts.get(sheet) ?? ''}</style>`).join(''),
      styles: sheets.map((sheet) => sources.get(sheet) ?? ''),
    };
  };

  return {
    template,
    tagsFor: ({ sources: wanted, later }) => {
      const styled = entriesOf(manifest, [...wanted, ...later]).flatMap(({ css }) => css ?? []);
      const scripts = entriesOf(manifest, wanted).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []));
      const missing = [...new Set(scripts)].filter((file) => !template.includes(`/${file}`));
      // The common sheet defines the order of the cascade layers and must come first.
      const sheets = sheetTags([...new Set([...common, ...styled])]);
      return { ...sheets, html: sheets.html + missing.map((file) => `<link rel="modulepreload" href="/${file}">`).join('') };
    },
  };
}
