import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minifySync, type InlineConfig, type Rolldown } from 'vite';
import react from '@vitejs/plugin-react';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Modules of a built script: the bytes of each, minified and compressed alone, by module id. */
export type Chunks = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A module is in several builds and on several pages. */
const sizes = new Map<string, number>();

function alone(code: string): number {
  const known = sizes.get(code);
  if (known !== undefined) return known;
  const size = code === '' ? 0 : gzipSync(minifySync('module.js', code).code).length;
  sizes.set(code, size);
  return size;
}

/** Vite's dependency lists of all pages grow with pages and files, and are in the script that every page loads. */
function preloadLists(code: string): number {
  const lists = code.match(/__vite__mapDeps[^)]*\)+/g) ?? [];
  return lists.length === 0 ? 0 : gzipSync(lists.join('')).length;
}

function chunksOf(result: Awaited<ReturnType<typeof build>>): Chunks {
  const outputs: readonly Rolldown.RolldownOutput[] = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = new Map<string, ReadonlyMap<string, number>>();
  for (const file of outputs.flatMap(({ output }) => output)) {
    if (file.type !== 'chunk') continue;
    const modules = Object.entries(file.modules).map(([id, module]): [string, number] => [id, alone(module.code ?? '')]);
    chunks.set(`/${file.fileName}`, new Map([...modules, ['vite: preload lists', preloadLists(file.code)]]));
  }
  return chunks;
}

const quiet = { logLevel: 'warn', mode: 'production' } satisfies InlineConfig;

/**
 * Builds the product's web app with its own settings, into a folder of the measurement.
 * @returns the modules of its scripts
 */
export async function buildProduct(folder: string): Promise<Chunks> {
  const web = join(root, 'apps/web');
  const client = await build({ ...quiet, root: web, build: { outDir: join(folder, 'client'), emptyOutDir: true } });
  await build({ ...quiet, root: web, build: { ssr: 'src/entry-server.tsx', outDir: join(folder, 'server'), emptyOutDir: true } });
  return chunksOf(client);
}

/** Builds the frozen limit page by the same Vite. */
export async function buildLimit(folder: string): Promise<Chunks> {
  return chunksOf(
    await build({
      ...quiet,
      configFile: false,
      root: join(root, 'bench/limit'),
      plugins: [react()],
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    }),
  );
}
