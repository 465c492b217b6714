import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** What may be imported from outside a bundle: tsup itself only looks into the package.json of the folder it runs in. */
function externals(manifest: Manifest): RegExp[] {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  return names.map((name) => new RegExp(`^${name.replace(/[/.]/g, '\\$&')}($|/)`));
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
