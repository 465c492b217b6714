/**
 * Imports every entry of the built packages as a framework with server components does: React offers its server exports, and a file that
 * begins with 'use client' yields references only. Run by check:packages with `--conditions=react-server`. Fails when a file without the
 * mark needs a browser API, and when an export that is no component is a reference.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { entries } from './exports.ts';

const REFERENCE = Symbol.for('stellwerk.client-reference');
const packages = new URL('../packages/', import.meta.url).href;

/** The exported names of one of our files; esbuild writes them as one list. */
function namesIn(source: string): readonly string[] {
  const [, list = ''] = /export \{([^}]*)\}/.exec(source) ?? [];
  return list.split(',').flatMap((part) => part.trim().split(' as ').at(-1)?.trim() || []);
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith(packages) || !url.includes('/dist/')) return loaded;
    const source = String(loaded.source);
    if (!source.startsWith("'use client'")) return loaded;
    const lines = namesIn(source).map((name) => `export const ${name} = { [Symbol.for('stellwerk.client-reference')]: true };`);
    return { ...loaded, source: lines.join('\n') };
  },
});

/** Functions among the exports of files for the browser, each with the reason why a server does not call it. */
const TOLERATED: Readonly<Record<string, string>> = {
  editorRichText: 'draws the editor, which only a browser does',
  firstWrongField: 'searches a form of the DOM',
  lazyPart: 'makes a component that loads its own script',
  refuseForm: 'focuses a field of the DOM',
};

const isReference = (value: unknown): boolean => typeof value === 'object' && value !== null && REFERENCE in value;
/** Components and hooks; everything else may be called on the server. */
const isForClient = (name: string): boolean => /^[A-Z][a-z]|^use[A-Z]/.test(name);

const errors: string[] = [];
let references = 0;
for (const { name, file, module } of entries('built')) {
  if (module === null) continue;
  try {
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
    for (const [key, value] of Object.entries(exported)) {
      if (isReference(value)) references += 1;
      if (isReference(value) && !isForClient(key) && !(key in TOLERATED))
        errors.push(`${name}: ${key} is no component, but comes from a file for the browser`);
    }
  } catch (error) {
    errors.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (references < 100) errors.push(`Only ${references} references in ${fileURLToPath(packages)}: is anything marked?`);
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
