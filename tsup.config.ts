import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { ICON_FILES, leanIcon } from './scripts/lib/lean-icon.ts';
import { readManifest, type Manifest } from './scripts/lib/manifest.ts';
import { publishedPackages } from './scripts/lib/published.mjs';

/**
 * Rendered by our own function and bundled: see packages/design-system/src/lib/lucide-icon.ts. The packages need it for their types only.
 */
const ICONS = 'lucide-react';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const leanIcons: Plugin = {
  name: 'lean-icons',
  setup(build) {
    build.onResolve({ filter: /\/createLucideIcon\.mjs$/ }, () => ({ path: resolve('packages/design-system/src/lib/lucide-icon.ts') }));
    build.onLoad({ filter: ICON_FILES }, async ({ path }) => ({ contents: leanIcon(await readFile(path, 'utf8')) }));
  },
};

/** Modules that stay external to a bundle: tsup itself reads only the package.json of its working directory. */
function externals(manifest: Manifest): RegExp[] {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  return names.filter((name) => name !== ICONS).map((name) => new RegExp(`^${name.replace(/[/.]/g, '\\$&')}($|/)`));
}

/** dist name → source file, read from the package's own exports, so that the two cannot disagree. */
function entries(root: string, manifest: Manifest): Record<string, string> {
  const found: Record<string, string> = {};
  for (const target of Object.values(manifest.exports)) {
    if (typeof target === 'string') continue;
    const source = target['@stellwerk/source'];
    const built = target.default;
    if (source === undefined || built === undefined || !/\.tsx?$/.test(source)) continue;
    found[built.replace(/^\.\/dist\//, '').replace(/\.js$/, '')] = `${root}/${source.replace(/^\.\//, '')}`;
  }
  return found;
}

/**
 * Every module gets a file of its own, `dist/parts/…`, that no consumer imports: code without components (prices, labels, checks) must not
 * share a file with browser-only code, and a module is the smallest unit that a page can leave out.
 */
function parts(root: string, taken: readonly string[]): Record<string, string> {
  const found = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)(index|.*\.(test|cases|stories))\.tsx?$|(^|\/)(testing|tests)\//.test(path));
  const free = found.filter((path) => !taken.includes(`${root}/src/${path}`));
  return Object.fromEntries(free.map((path) => [`parts/${path.replace(/\.tsx?$/, '')}`, `${root}/src/${path}`]));
}

/** Icon names → files of the library, by its index. */
function iconFiles(): Map<string, string> {
  const folder = resolve('node_modules', ICONS, 'dist/esm');
  const index = readFileSync(`${folder}/lucide-react.mjs`, 'utf8');
  const lines = index.matchAll(/export \{([^}]*)\} from ['"]\.\/(icons\/[^'"]+)['"]/g);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, `${folder}/${file}`]),
    ),
  );
}

/** Every icon of the sources in a file of its own: in one file, each page of a consumer would get all icons. */
function icons(root: string): Record<string, string> {
  const files = iconFiles();
  const sources = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const found = sources.flatMap((path) =>
    [...readFileSync(`${root}/src/${path}`, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
      names.split(',').flatMap((name) => files.get(name.trim().split(' as ')[0] ?? '') ?? []),
    ),
  );
  return Object.fromEntries([...new Set(found)].map((file) => [`parts/${basename(dirname(file))}/${basename(file, '.mjs')}`, file]));
}

/** Code that runs in a browser only, or renders: a server component gets it as a reference. */
const CLIENT =
  /from\s*["'](react|react-dom|react\/jsx-runtime|@radix-ui\/.*|react-aria.*|react-stately|react-hook-form|@tiptap\/.*|@visx\/.*)["']/;

/** The icons: a server renders them as well, and modules without components may hold one. */
const ANYWHERE = /import \{ createElement \} from "react";/;

/** esbuild drops 'use client' from the sources; it is put back where it belongs. On the same line, so that source maps keep their lines. */
const useClient: NonNullable<Options['plugins']>[number] = {
  name: 'use-client',
  renderChunk: (code) => (CLIENT.test(code.replace(ANYWHERE, '')) ? { code: `'use client';${code}` } : undefined),
};

function packageBuild(name: string): Options {
  const root = `packages/${name}`;
  const manifest = readManifest(root);
  const isReact = manifest.peerDependencies?.react !== undefined;
  const named = entries(root, manifest);
  return {
    name,
    entry: { ...named, ...parts(root, Object.values(named)), ...(isReact ? icons(root) : {}) },
    outDir: `${root}/dist`,
    tsconfig: `${root}/tsconfig.json`,
    external: [...externals(manifest), /\.css$/],
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    esbuildPlugins: [leanIcons],
    // Declarations come from scripts/build-types.mjs.
    dts: false,
    sourcemap: true,
    clean: true,
    splitting: true,
    treeshake: false,
    plugins: isReact ? [useClient] : [],
  };
}

const only = process.env.STELLWERK_PACKAGES?.split(',');
export default defineConfig(publishedPackages.filter((name) => only === undefined || only.includes(name)).map(packageBuild));
