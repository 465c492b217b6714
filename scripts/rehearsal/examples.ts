import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../exports.ts';
import { readManifest, type Manifest } from '../lib/manifest.ts';
import { publishedPackages } from '../lib/published.mjs';

const manifestOf = (name: string): Manifest => readManifest(join(root, 'packages', name));
const readmeOf = (name: string): string => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');

interface Block {
  readonly extension: string;
  /** The block's own file name, if any. */
  readonly file: string | undefined;
  readonly code: string;
}

/** The `ts` and `tsx` blocks of a page in their order; a word behind the language is the block's own file name. */
function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```(tsx?)(?: (\S+))?\n(.*?)^```$/gms)].map(([, extension = '', file, code = '']) => ({
    extension,
    file,
    code,
  }));
}

/**
 * The theme in a README.
 * @throws Error when there is none
 */
export function themeOf(name: string): string {
  const [, css] = /^```css\n(:root.*?)^```$/ms.exec(readmeOf(name)) ?? [];
  if (css === undefined) throw new Error(`packages/${name}/README.md has no theme`);
  return css;
}

/** Every example of the READMEs (`forms-1.tsx`) and of the pages beside them (`server-rendering/1.tsx`): path → code. */
export function examples(): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of publishedPackages) {
    const blocks = blocksOf(readmeOf(name));
    if (blocks.length === 0) throw new Error(`packages/${name}/README.md has no example`);
    for (const [index, { extension, code }] of blocks.entries()) found.set(`${name}-${index + 1}.${extension}`, code);
    for (const page of readdirSync(join(root, 'packages', name, 'docs')).filter((file) => file.endsWith('.md'))) {
      const text = readFileSync(join(root, 'packages', name, 'docs', page), 'utf8');
      for (const [index, { extension, file, code }] of blocksOf(text).entries())
        found.set(`${basename(page, '.md')}/${file ?? `${index + 1}.${extension}`}`, code);
    }
  }
  return found;
}

/** The same example with the sheets of its components alone: the imports of a page with one component. */
export function withOwnSheets(code: string): string {
  const entries = [...code.matchAll(/from '(@stellwerk\/(?!domain)[^/']+)\/([^']+)'/g)];
  const sheets = entries.map(([, name, entry]) => `import '${name}/css/${entry}.css';`);
  return code.replace(/^import '@stellwerk\/[^']+\/styles\.css';$/m, sheets.join('\n'));
}

/** Every module and every sheet of the packages. */
export function allEntries(): { readonly modules: readonly string[]; readonly sheets: readonly string[] } {
  const all = publishedPackages.flatMap((name) => {
    const exported = Object.entries(manifestOf(name).exports);
    // One sheet for each module: `./css/*.css`.
    const modules = exported.map(([path]) => path).filter((path) => !/^\.(\/patterns)?$|\.css$|package\.json$/.test(path));
    return exported.flatMap(([path, target]) => {
      if (path === './package.json') return [];
      if (!path.includes('*')) return [`@stellwerk/${name}${path.slice(1)}`];
      return typeof target === 'string' ? modules.map((one) => `@stellwerk/${name}/css${one.slice(1)}.css`) : [];
    });
  });
  return { modules: all.filter((entry) => !entry.endsWith('.css')), sheets: all.filter((entry) => entry.endsWith('.css')) };
}
