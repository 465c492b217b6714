/** Graph of imports over the whole repository, including imports by package name. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** For each file the files that import it. Paths are relative to the root of the repository. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@stellwerk/source'],
  allowImportingTsExtensions: true,
};

/** All imports of a file, static and dynamic. */
export function importersOf(root: string, files: readonly string[]): Importers {
  const own = new Set(files);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
    for (const { fileName } of importedFiles) {
      const { resolvedModule } = ts.resolveModuleName(fileName, join(root, file), options, ts.sys, cache);
      if (resolvedModule === undefined) continue;
      const target = relative(root, ts.sys.realpath?.(resolvedModule.resolvedFileName) ?? resolvedModule.resolvedFileName).replaceAll(
        sep,
        '/',
      );
      if (own.has(target)) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/**
 * Files that depend on the given ones, with the number of imports between: 0 for the given ones themselves.
 * @returns nearest first
 */
export function dependants(importers: Importers, changed: readonly string[]): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}
