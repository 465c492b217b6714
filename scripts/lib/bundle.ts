/** Bundles of single components as a consumer's bundler makes them: the figures of README, size-limit and bench come from here. */
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Bytes after gzip, level 9. */
export const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

export interface BundleFile {
  readonly name: string;
  readonly code: string;
}

export interface Bundle {
  /** Scripts loaded at once. */
  readonly initial: readonly BundleFile[];
  /** Scripts that the component loads on demand. */
  readonly later: readonly BundleFile[];
  readonly styles: readonly BundleFile[];
}

/** Settings of all measurements. */
export const production = (root: string): InlineConfig => ({
  root,
  configFile: false,
  mode: 'production',
  logLevel: 'error',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
});

const outputsOf = (result: Awaited<ReturnType<typeof build>>): readonly Rolldown.RolldownOutput[] =>
  Array.isArray(result) ? result : 'output' in result ? [result] : [];

/**
 * Bundles a module for production; React stays outside, because every measured library needs it.
 * @param root where the module's own node_modules are
 */
export async function bundle(root: string, input: string): Promise<Bundle> {
  const result = await build({
    ...production(root),
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        onwarn: () => {},
      },
    },
  });
  const files = outputsOf(result).flatMap(({ output }) => output);
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const atOnce = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of atOnce) for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) atOnce.add(next);
  const scripts = [...chunks.values()].map(({ fileName, code }) => ({ name: fileName, code, first: atOnce.has(fileName) }));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [{ name: file.fileName, code: Buffer.from(file.source).toString() }] : [],
  );
  return { initial: scripts.filter(({ first }) => first), later: scripts.filter(({ first }) => !first), styles };
}

export const weightOf = (files: readonly BundleFile[]): number => files.reduce((sum, { code }) => sum + gzipped(code), 0);
