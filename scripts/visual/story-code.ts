import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Names of built files end in a hash, which says nothing that their content does not say. */
const withoutHashes = (text: string): string => text.replaceAll(/-[\w-]{8}(?=\.(?:m?js|css|woff2?|ttf)\b)/g, '');

/** The loader of a story file in the entry of a built Storybook, with the list of its dependencies. */
const loader =
  /"(\.\/[^"]+\.(?:tsx?|mdx))":\(\)=>(?:[\w$]+\(\(\)=>)?import\([`"']\.\/([^`"']+)[`"']\)(?:,__vite__mapDeps\(\[[^\]]*\]\),import\.meta\.url\))?,?/g;
/** All files that the entry may load, for `__vite__mapDeps`. */
const allFiles = /m\.f=\[[^\]]*\]/;

const digest = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/**
 * Fingerprints of all that a story of a built Storybook can show: its script with every script that it loads, and all styles, fonts and
 * images. Adding a story to another file leaves it as it is; the documentation pages are left out.
 * @returns the fingerprint by the story's `importPath`; `undefined` where the build has no such file
 */
export function storyCode(folder: string): (importPath: string) => string | undefined {
  const assets = join(folder, 'assets');
  const scripts = new Map(globSync('*.js', { cwd: assets }).map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  const files = new Map<string, string>();
  for (const text of scripts.values()) for (const [, path = '', file = ''] of text.matchAll(loader)) files.set(path, file);

  const others = globSync(['assets/*', 'images/**/*.*', 'videos/**/*.*', 'fonts/*', 'iframe.html', '*.js'], { cwd: folder })
    .filter((name) => !scripts.has(basename(name)))
    .toSorted();
  const shared = digest(
    ...others.map((name) =>
      /\.(?:css|html)$/.test(name) ? withoutHashes(readFileSync(join(folder, name), 'utf8')) : readFileSync(join(folder, name)),
    ),
  );

  const read = new Map<string, { readonly own: string; readonly imports: readonly string[] }>();
  const script = (name: string) => {
    const known = read.get(name);
    if (known !== undefined) return known;
    const text = (scripts.get(name) ?? '').replaceAll(loader, '').replace(allFiles, '');
    const imports = [...text.matchAll(/[`"']\.\/([\w.-]+\.js)[`"']/g)].map(([, file = '']) => file);
    const found = {
      own: digest(withoutHashes(text)),
      imports: imports.filter((file) => scripts.has(file) && !file.startsWith('DocsPage-')),
    };
    read.set(name, found);
    return found;
  };
  return (importPath) => {
    const first = files.get(importPath);
    if (first === undefined) return undefined;
    const reached = new Set([first]);
    for (const name of reached) for (const file of script(name).imports) reached.add(file);
    return digest(shared, ...[...reached].map((name) => script(name).own).toSorted());
  };
}
