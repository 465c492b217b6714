import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Drawn by a function of ours and built in: see scripts/lib/lucide-icon.ts. The packages need it for their types only. */
const ICONS = 'lucide-react';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const leanIcons: Plugin = {
  name: 'lean-icons',
  setup(build) {
    build.onResolve({ filter: /\/createLucideIcon\.mjs$/ }, () => ({ path: resolve('scripts/lib/lucide-icon.ts') }));
    // A consumer's bundler may drop an icon that nothing draws.
    build.onLoad({ filter: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].*\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(')
        .replace(/^__iconData\.node;$/m, ''),
    }));
  },
};

/** What may be imported from outside a bundle: tsup itself only looks into the package.json of the folder it runs in. */
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

function packageBuild(name: string): Options {
  const root = `packages/${name}`;
  const manifest: Manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const isReact = manifest.peerDependencies?.react !== undefined;
  return {
    name,
    entry: entries(root, manifest),
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
    // esbuild drops the directive from the sources, so it is put back on every file of a React package.
    banner: isReact ? { js: "'use client';" } : {},
  };
}

const only = process.env.STELLWERK_PACKAGES?.split(',');
export default defineConfig(
  readdirSync('packages')
    .filter((name) => only === undefined || only.includes(name))
    .map(packageBuild),
);
