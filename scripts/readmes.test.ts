import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './exports.ts';
import { allEntries, examples, themeOf } from './rehearsal/examples.ts';

/** The examples stand at the root, as if it were the app of a consumer; nothing is written. */
const home = join(root, 'examples');
const files = new Map([...examples()].map(([path, code]) => [join(home, path), code]));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@stellwerk/source'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedSideEffectImports: false,
  skipLibCheck: true,
  types: [],
  noEmit: true,
};

function errors(sources: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([...sources.keys()], options, {
    ...host,
    fileExists: (path) => sources.has(path) || host.fileExists(path),
    readFile: (path) => sources.get(path) ?? host.readFile(path),
    directoryExists: (path) => [...sources.keys()].some((file) => dirname(file) === path) || host.directoryExists?.(path) === true,
    getSourceFile: (path, language, ...rest) => {
      const own = sources.get(path);
      return own === undefined ? host.getSourceFile(path, language, ...rest) : ts.createSourceFile(path, own, language);
    },
  });
  return [...sources.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => `${path.slice(home.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}

describe('the examples of the READMEs', () => {
  it('fit the types of the packages', () => {
    expect(files.size).toBeGreaterThan(8);
    expect(errors(files)).toEqual([]);
  }, 60_000);

  it('would not pass with a prop, an entry or an import that does not exist', () => {
    const path = join(home, 'broken.tsx');
    const code = `
      import { Button, Knopf } from '@stellwerk/design-system/button';
      import { Tabs } from '@stellwerk/design-system/tab';
      export const broken = [<Button variant="loud" />, <Knopf />, <Tabs />];`;
    expect(errors(new Map([[path, code]]))).toHaveLength(3);
  }, 60_000);

  it('import sheets that the packages offer', () => {
    const { sheets } = allEntries();
    const used = [...files.values()].flatMap((code) =>
      [...code.matchAll(/^import '(@stellwerk\/[^']+\.css)'/gm)].map(([, sheet]) => sheet),
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((sheet) => !sheets.some((one) => one === sheet))).toEqual([]);
  });

  it.each(['design-system', 'forms', 'job-templates'])('name tokens that exist in the theme of %s', (name) => {
    const sheet = readFileSync(join(root, 'packages/design-system/src/styles/generated/tokens.css'), 'utf8');
    const named = [...themeOf(name).matchAll(/--sw-([\w-]+):/g)].map(([, token]) => token);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((token) => !sheet.includes(`--${token}:`))).toEqual([]);
  });
});
