/**
 * Exports of the packages, name by name. The list in exports.txt is committed, so that a name never vanishes by accident. `node
 * scripts/exports.ts --write` writes it anew from the sources.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { readManifest } from './lib/manifest.ts';
import { publishedPackages } from './lib/published.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const listFile = join(root, 'scripts/exports.txt');

/** `source` reads the sources, `built` the published files. */
export type Side = 'source' | 'built';

export interface Entry {
  /** Specifier of a consumer's import: `@stellwerk/forms/auth`. */
  name: string;
  /** The module or declaration whose exports count; `null` for sheets and package.json. */
  module: string | null;
  /** The file that a consumer's bundler gets; with a `*` where one entry stands for many. */
  file: string;
}

/** Every entry of every package, in the order of the names. */
export function entries(side: Side): Entry[] {
  const found: Entry[] = [];
  for (const folder of publishedPackages) {
    const base = join(root, 'packages', folder);
    const manifest = readManifest(base);
    for (const [path, target] of Object.entries(manifest.exports)) {
      const plain = typeof target === 'string';
      const typed = plain ? undefined : side === 'source' ? target['@stellwerk/source'] : target.types;
      found.push({
        name: manifest.name + path.slice(1),
        module: typed === undefined || typed.endsWith('.css') ? null : join(base, typed),
        file: join(base, plain ? target : target.default),
      });
    }
  }
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The modules and declarations of all packages. */
export const modulesOf = (side: Side): readonly string[] => entries(side).flatMap(({ module }) => (module === null ? [] : [module]));

function options(side: Side): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    customConditions: side === 'source' ? ['@stellwerk/source'] : [],
    noLib: true,
    types: [],
    skipLibCheck: true,
    noEmit: true,
  };
}

/** The exported names per entry; a type is written `type Name`. */
export function exportsOf(side: Side, program = ts.createProgram(modulesOf(side), options(side))): Map<string, string[]> {
  const checker = program.getTypeChecker();
  const found = new Map<string, string[]>();
  for (const { name, module } of entries(side)) {
    const file = module === null ? undefined : program.getSourceFile(module);
    const symbol = file && checker.getSymbolAtLocation(file);
    const names = symbol === undefined ? [] : checker.getExportsOfModule(symbol).map((one) => label(checker, one));
    found.set(name, names.toSorted());
  }
  return found;
}

function label(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const onlyType = isAlias && symbol.declarations?.some((one) => ts.isTypeOnlyImportOrExportDeclaration(one)) === true;
  const real = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return !onlyType && (real.flags & ts.SymbolFlags.Value) !== 0 ? symbol.name : `type ${symbol.name}`;
}

/** The text of exports.txt. */
export function format(list: ReadonlyMap<string, readonly string[]>): string {
  const blocks = [...list].map(([name, names]) => [name, ...names.map((one) => `  ${one}`)].join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--write')) {
  writeFileSync(listFile, format(exportsOf('source')));
}
