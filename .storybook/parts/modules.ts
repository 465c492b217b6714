import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { parseFile } from './syntax.ts';

/** A declaration with the file that it stands in. */
export interface Found {
  readonly node: ts.Statement;
  readonly file: string;
}

/** The file of a relative import. */
function fileOf(from: string, specifier: string): string | undefined {
  const base = join(dirname(from), specifier);
  return [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) => /\.tsx?$/.test(path) && existsSync(path));
}

const textOf = (node: ts.Expression | undefined): string => (node && ts.isStringLiteral(node) ? node.text : '');

/** Where an import or a re-export of a file gets a name from. */
function sourceOf(statement: ts.Statement, name: string): { from: string; name: string } | undefined {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    const one = bindings && ts.isNamedImports(bindings) ? bindings.elements.find((element) => element.name.text === name) : undefined;
    return one && { from: textOf(statement.moduleSpecifier), name: (one.propertyName ?? one.name).text };
  }
  if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return undefined;
  const from = textOf(statement.moduleSpecifier);
  if (!statement.exportClause) return { from, name };
  const one = ts.isNamedExports(statement.exportClause)
    ? statement.exportClause.elements.find((element) => element.name.text === name)
    : undefined;
  return one && { from, name: (one.propertyName ?? one.name).text };
}

const declares = (statement: ts.Statement, name: string): boolean => {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.some((one) => one.name.getText() === name);
  const named = ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return named && statement.name?.text === name;
};

/** The declaration of a name in a file or in the files of its package that it imports; `undefined` for names of other packages. */
export function declarationOf(file: string, name: string): Found | undefined {
  const { statements } = parseFile(file);
  const own = statements.find((one) => declares(one, name));
  if (own) return { node: own, file };
  for (const statement of statements) {
    const source = sourceOf(statement, name);
    const next = source?.from.startsWith('.') ? fileOf(file, source.from) : undefined;
    const found = source && next ? declarationOf(next, source.name) : undefined;
    if (found) return found;
  }
  return undefined;
}
