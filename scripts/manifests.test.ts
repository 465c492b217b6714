import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readManifest, type Manifest } from './lib/manifest';
import { publishedPackages } from './lib/published.mjs';
import { readJson } from './lib/read-json';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));
const manifestOf = (name: string): Manifest => readManifest(join(packages, name));

/** Dependencies of the published code, without those of stories and tests. */
const isPublished = (path: string): boolean =>
  /\.(tsx?|css)$/.test(path) && !/\.(stories|test|cases)\./.test(path) && !/(^|\/)(testing|tests)\//.test(path);

function importsOf(name: string): Set<string> {
  const src = join(packages, name, 'src');
  const found = new Set<string>();
  for (const path of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!isPublished(path) || /story-data/.test(path)) continue;
    const text = readFileSync(join(src, path), 'utf8');
    for (const [, id = ''] of text.matchAll(/(?:\bfrom|\bimport\(?|url\()\s*['"]([^'".\s][^'"\s]*)['"]/g)) {
      const [scope = '', rest = ''] = id.split('/');
      found.add(scope.startsWith('@') ? `${scope}/${rest}` : scope);
    }
  }
  // Tailwind compiles the sheets and is not published.
  found.delete('tailwindcss');
  return found;
}

/** Peer dependencies that `@tiptap/react` requires, and the server's half of React. */
const UNNAMED = ['@tiptap/pm', 'react-dom'];

describe.each(publishedPackages)('the package %s', (name) => {
  const manifest = manifestOf(name);
  const own = Object.keys(manifest.dependencies ?? {});
  const peers = Object.keys(manifest.peerDependencies ?? {});

  it('names everything that its modules import, and nothing else', () => {
    const imports = importsOf(name);
    expect([...imports].filter((id) => ![...own, ...peers, manifest.name].includes(id))).toEqual([]);
    expect([...own, ...peers].filter((id) => !imports.has(id) && !UNNAMED.includes(id))).toEqual([]);
  });

  it('takes React from its consumer, and never brings one', () => {
    expect(own.filter((id) => /^react(-dom)?$/.test(id))).toEqual([]);
    expect(peers.toSorted()).toEqual(importsOf(name).has('react') ? ['react', 'react-dom'] : []);
    for (const range of Object.values(manifest.peerDependencies ?? {})) expect(range).toBe('^19');
  });

  it('has no side effects but sheets, and ships what a consumer reads', () => {
    expect(manifest.type).toBe('module');
    expect(manifest.sideEffects).toEqual(name === 'domain' ? false : ['**/*.css']);
    expect(manifest.files).toEqual(['dist', 'docs', 'CHANGELOG.md']);
  });

  it('tells in its README to install every package that the examples import', () => {
    const readme = readFileSync(join(packages, name, 'README.md'), 'utf8');
    const installed = (/^npm install (.+)$/m.exec(readme)?.[1] ?? '').split(' ');
    const code = [...readme.matchAll(/^```tsx?[^\n]*\n(.*?)^```$/gms)].map(([, block = '']) => block).join('\n');
    const used = [...code.matchAll(/from '((?:@[^/']+\/)?[^/']+)/g)].map(([, id = '']) => id).filter((id) => !id.startsWith('.'));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !installed.includes(id))).toEqual([]);
    for (const peer of peers) expect(installed).toContain(peer);
  });
});

describe('versions', () => {
  const config = readJson(join(packages, '../.changeset/config.json'), z.object({ fixed: z.tuple([z.array(z.string())]) }));

  it('are the same in all packages, now and after the next release', () => {
    expect(new Set(publishedPackages.map((name) => manifestOf(name).version)).size).toBe(1);
    expect(config.fixed[0].toSorted()).toEqual(publishedPackages.map((name) => `@stellwerk/${name}`).toSorted());
  });

  it('have a section in the changelog of the product, and of each package', () => {
    const { version } = manifestOf('domain');
    const logs = ['../CHANGELOG.md', ...publishedPackages.map((name) => `${name}/CHANGELOG.md`)];
    expect(logs.filter((path) => /^## (.+)$/m.exec(readFileSync(join(packages, path), 'utf8'))?.[1] !== version)).toEqual([]);
  });

  it('are described in every manifest; the address of the repository comes in when they are published', () => {
    for (const name of publishedPackages) {
      const { description, keywords, engines, publishConfig } = manifestOf(name);
      expect(description.length).toBeGreaterThan(40);
      expect(keywords.length).toBeGreaterThan(4);
      expect(engines).toEqual(readJson(join(packages, '../package.json'), z.object({ engines: z.object({ node: z.string() }) })).engines);
      expect(publishConfig).toEqual({ access: 'public' });
    }
  });
});

describe('changesets', () => {
  it('name no private package: it has no version and no changelog', () => {
    const folder = fileURLToPath(new URL('../.changeset/', import.meta.url));
    const others = readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(/^'@stellwerk\/(.+)': \w+$/gm)].map(([, name = '']) => ({ file, name })),
      )
      .filter(({ name }) => !publishedPackages.includes(name));
    expect(others).toEqual([]);
  });
});
