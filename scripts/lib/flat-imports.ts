import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

const importsOf = (bundle: Bundle, file: string): readonly string[] => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? chunk.imports : [];
};

/** Every script that one needs, also indirectly. */
function neededBy(bundle: Bundle, file: string, found = new Set<string>()): ReadonlySet<string> {
  for (const next of importsOf(bundle, file)) {
    if (found.has(next)) continue;
    found.add(next);
    neededBy(bundle, next, found);
  }
  return found;
}

/**
 * Makes a lazily loaded part list every script that it needs. A browser learns the imports of a script only after loading it, which costs
 * one round trip for each level (decision 0084). The names are appended, so that the execution order stays the same.
 */
export const flatImports: Plugin = {
  name: 'stellwerk-flat-imports',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    // The page itself has loaded these before any part is requested.
    const there = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [fileName, ...neededBy(bundle, fileName)]);
    for (const chunk of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
      const named = new Set([chunk.fileName, ...chunk.imports, ...there]);
      const missing = [...neededBy(bundle, chunk.fileName)].filter((file) => !named.has(file));
      const folder = posix.dirname(chunk.fileName);
      chunk.code += missing.map((file) => `import"./${posix.relative(folder, file)}";`).join('');
    }
  },
};
