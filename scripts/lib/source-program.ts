import { dirname } from 'node:path';
import ts from 'typescript';

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

/**
 * Reads sources as a consumer of our packages sees them.
 * @param modules files on the disk
 * @param written virtual files: path → code
 */
export function sourceProgram(modules: readonly string[], written: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(options);
  const folders = new Set([...written.keys()].map((path) => dirname(path)));
  return ts.createProgram([...modules, ...written.keys()], options, {
    ...host,
    fileExists: (path) => written.has(path) || host.fileExists(path),
    readFile: (path) => written.get(path) ?? host.readFile(path),
    directoryExists: (path) => folders.has(path) || host.directoryExists?.(path) === true,
    getSourceFile: (path, language, ...rest) => {
      const own = written.get(path);
      return own === undefined ? host.getSourceFile(path, language, ...rest) : ts.createSourceFile(path, own, language);
    },
  });
}

/**
 * The compiler's errors for a file.
 * @param tolerated numbers of errors that do not count
 */
export function errorsIn(program: ts.Program, path: string, tolerated: readonly number[] = []): readonly string[] {
  const source = program.getSourceFile(path);
  const all = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  const found = all.filter(({ code }) => !tolerated.includes(code));
  return found.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}
