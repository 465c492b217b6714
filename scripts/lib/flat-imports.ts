import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

const importsOf = (bundle: Bundle, file: string): readonly string[] => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? chunk.imports : [];
};

/** Every script that one needs, also by others. */
function neededBy(bundle: Bundle, file: string, found = new Set<string>()): ReadonlySet<string> {
  for (const next of importsOf(bundle, file)) {
    if (found.has(next)) continue;
    found.add(next);
    neededBy(bundle, next, found);
  }
  return found;
}

/**
 * Lets a part that is loaded later name every script that it needs. A browser learns what a script imports only when it has it, and
 * would wait for the line once for each level (decision 0084). The names stand at the end, so that the scripts run in the same order.
 */
export const flatImports: Plugin = {
  name: 'stellwerk-flat-imports',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    // The page itself has these before any part is asked for.
    const there = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [fileName, ...neededBy(bundle, fileName)]);
    for (const chunk of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
      const named = new Set([chunk.fileName, ...chunk.imports, ...there]);
      const missing = [...neededBy(bundle, chunk.fileName)].filter((file) => !named.has(file));
      const folder = posix.dirname(chunk.fileName);
      chunk.code += missing.map((file) => `import"./${posix.relative(folder, file)}";`).join('');
    }
  },
};
