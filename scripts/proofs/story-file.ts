/** Parses the stories of a file without rendering them: the rows that each names, and its tags. */
import ts from 'typescript';
import { declarationsOf, textsIn } from './test-file.ts';

export interface WrittenStory {
  /** The name of the export, not the visible one. */
  readonly name: string;
  readonly tags: ReadonlySet<string>;
  /** The rows of its `parameters.spec`. */
  readonly spec: readonly string[];
}

/** The text of an imported file, by the path of the import. */
export type ReadBeside = (path: string) => string | undefined;

function propertyOf(object: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  const found = object.properties.find((property) => property.name !== undefined && property.name.getText() === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Whether a function creates a story that names rows. */
const namesRows = (declaration: ts.Node | undefined): boolean => declaration !== undefined && /\bspec\b/.test(declaration.getText());

/** Constants that stories import, by name: lists of rows that several files share. */
function importedTexts(source: ts.SourceFile, readBeside: ReadBeside): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const names = statement.importClause?.namedBindings;
    const text = statement.moduleSpecifier.text.startsWith('.') ? readBeside(statement.moduleSpecifier.text) : undefined;
    if (text === undefined || names === undefined || !ts.isNamedImports(names)) continue;
    const beside = ts.createSourceFile('beside.tsx', text, ts.ScriptTarget.ES2023, true);
    const declarations = declarationsOf(beside);
    for (const { name } of names.elements) {
      const declaration = declarations.get(name.text);
      if (declaration !== undefined) found.set(name.text, textsIn(declaration, beside));
    }
  }
  return found;
}

/** The stories of a file: its named exports. */
export function readStories(name: string, text: string, readBeside: ReadBeside = () => undefined): readonly WrittenStory[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  const declarations = declarationsOf(source);
  const imported = importedTexts(source, readBeside);

  const textsOf = (node: ts.Node): readonly string[] => {
    const names: string[] = [];
    const collect = (one: ts.Node): void => {
      if (ts.isIdentifier(one)) names.push(one.text);
      ts.forEachChild(one, collect);
    };
    collect(node);
    return [...textsIn(node, source), ...names.flatMap((one) => imported.get(one) ?? [])];
  };

  /** A story is an object, another one spread into it, or the result of a function of the file with the given rows. */
  const specOf = (node: ts.Node | undefined): readonly string[] => {
    if (node === undefined) return [];
    if (ts.isCallExpression(node))
      return ts.isIdentifier(node.expression) && namesRows(declarations.get(node.expression.text)) ? textsOf(node) : [];
    if (ts.isIdentifier(node)) return specOf(declarations.get(node.text));
    if (!ts.isObjectLiteralExpression(node)) return [];
    const own = propertyOf(propertyOf(node, 'parameters'), 'spec');
    if (own !== undefined) return textsOf(own);
    return node.properties.flatMap((property) => (ts.isSpreadAssignment(property) ? specOf(property.expression) : []));
  };

  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) return [];
    return statement.declarationList.declarations.map(({ name: own, initializer }) => {
      const tags = propertyOf(initializer, 'tags');
      return { name: own.getText(), tags: new Set(tags === undefined ? [] : textsIn(tags, source)), spec: specOf(initializer) };
    });
  });
}
