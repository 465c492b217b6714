import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Exported name → entry, from the committed list of exports; values only. */
export function entriesByName(list: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const block of list.split(/\n(?! )/)) {
    const [entry = '', ...names] = block.split('\n').map((line) => line.trim());
    for (const name of names) if (!name.startsWith('type ') && !found.has(name)) found.set(name, entry.replace(/:$/, ''));
  }
  return found;
}

/** Names of the caller in examples that are also names of a browser or of a call. */
const CALLERS = ['confirm', 'event', 'history', 'name', 'open', 'rows', 'status', 'text'];

const DOCSTRING = /\/\*\*((?:(?!\*\/)[^])*?@example\s[^]*?)\*\/\s*export (?:async )?(?:function|const) (\w+)/g;

/** The code below `@example` up to the next tag. */
function codeOf(comment: string): string {
  const text = comment.replaceAll(/^\s*\* ?/gm, '');
  return (/@example\s+([^]*?)(?=^@\w|$(?![^]))/m.exec(text)?.[1] ?? '').trim();
}

/** A module around an example: imports what our packages export, and renders or runs the rest. */
function moduleOf(code: string, entries: ReadonlyMap<string, string>): string {
  const declares = (name: string): boolean => new RegExp(String.raw`\b(?:const|function) ${name}\b`).test(code);
  // Rendered or called names are ours; a value such as `application` is the caller's.
  const uses = (name: string): boolean => /^[A-Z]/.test(name) || code.includes(`${name}(`);
  const names = new Set([...code.matchAll(/(?<![.\w'"-])[A-Za-z_]\w*/g)].map(([name]) => name));
  // A setter takes a value, and no event.
  const setters = new Set([...code.matchAll(/\bset[A-Z]\w*/g)].map(([name]) => name));
  const lines = [
    ...[...setters].filter((name) => !declares(name)).map((name) => `declare const ${name}: (value?: Value) => any;`),
    ...[...names]
      .filter((name) => entries.has(name) && uses(name) && !declares(name))
      .map((name) => `import { ${name} } from '${entries.get(name)}';`),
    ...CALLERS.filter((name) => !declares(name)).map((name) => `declare const ${name}: any;`),
  ];
  const value = 'type Value = string | number | boolean | null | (object & { currentTarget?: never });';
  const body = code.startsWith('<') ? `return (<>\n${code}\n</>);` : `${code}\nreturn undefined;`;
  return `${lines.join('\n')}\n${value}\nexport async function example(): Promise<unknown> {\n${body}\n}\n`;
}

/**
 * Every `@example` of the published packages as a module: path → code.
 * @param home folder of the virtual files
 */
export function docstringExamples(root: string, home: string, entries: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const sources = globSync('packages/{domain,design-system,job-templates,forms}/src/**/*.{ts,tsx}', { cwd: root });
  for (const path of sources) {
    if (/\.(stories|test|cases)\./.test(path)) continue;
    for (const [, comment = '', name = ''] of readFileSync(join(root, path), 'utf8').matchAll(DOCSTRING))
      if (entries.has(name)) found.set(join(home, `${name}.tsx`), moduleOf(codeOf(comment), entries));
  }
  return found;
}
