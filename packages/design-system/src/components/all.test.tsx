import { readFileSync, readdirSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ds from '../index';
import { cases, type Case } from './all.cases';
import * as editor from './rich-text-editor';

const probe = { className: 'probe-class', 'data-probe': 'here' };
const components = Object.entries({ ...ds, ...editor })
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

function caseOf(name: string): Case {
  const found = cases[name];
  if (!found) throw new Error(`${name} is exported and has no entry in all.cases.tsx`);
  return found;
}

/** Attributes of the outermost element. */
function rootOf(html: string): string {
  return /^<[\w-]+([^>]*)>/.exec(html)?.[1] ?? '';
}

const classesOf = (attributes: string) => (/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(/\s+/);

describe.each(components)('%s', (name) => {
  const draw = () => renderToString(caseOf(name).draw(probe));

  it('is drawn on the server without a DOM', () => {
    expect(typeof document).toBe('undefined');
    expect(draw() === '').toBe(caseOf(name).rest === 'client');
  });

  it('gives its place to the caller: className at the root, the rest where it belongs, no outer margin', () => {
    const html = draw();
    const { rest } = caseOf(name);
    if (rest === 'client') return;
    const root = rootOf(html);
    const classes = classesOf(root);
    // A negative or positive margin of its own would push or pull what stands around it.
    expect(classes.filter((one) => /^sw:(?:[\w-]+:)*-?m[trblxyse]?-/.test(one))).toEqual([]);
    if (rest === 'bare') return;
    // The table's frame is the one root that is not the caller's.
    if (name !== 'Table') expect(classes).toContain('probe-class');
    expect(html.split('probe-class')).toHaveLength(2);
    expect(root.includes('data-probe="here"')).toBe(rest === 'root');
    expect(html).toContain('data-probe="here"');
  });
});

describe('exports', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const index = readFileSync(new URL('../index.ts', import.meta.url), 'utf8');

  it.each(folders)('%s has an entry of its own with source, types and code', (folder) => {
    expect(manifest.exports[`./${folder}`]).toEqual({
      '@stellwerk/source': `./src/components/${folder}/index.ts`,
      types: `./dist/${folder}.d.ts`,
      default: `./dist/${folder}.js`,
    });
  });

  it('everything but the heavy editor comes from the root, too', () => {
    expect(folders.filter((folder) => !index.includes(`'./components/${folder}'`))).toEqual(['rich-text-editor']);
  });

  it('no entry of the table is left over', () => {
    expect(Object.keys(cases).filter((name) => !components.includes(name))).toEqual([]);
  });
});
