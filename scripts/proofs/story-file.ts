/** Reads the stories of a file without drawing them: which rows each names, and its tags. */
import ts from 'typescript';
import { textsIn } from './test-file.ts';

export interface WrittenStory {
  /** The name in the code, not the one that is shown. */
  readonly name: string;
  readonly tags: ReadonlySet<string>;
  /** All that its `parameters.spec` says. */
  readonly spec: readonly string[];
}

function propertyOf(object: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  const found = object.properties.find((property) => property.name !== undefined && property.name.getText() === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The stories of a file: its exported objects. */
export function readStories(name: string, text: string): readonly WrittenStory[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) return [];
    return statement.declarationList.declarations.map(({ name: own, initializer }) => {
      const tags = propertyOf(initializer, 'tags');
      const spec = propertyOf(propertyOf(initializer, 'parameters'), 'spec');
      return {
        name: own.getText(),
        tags: new Set(tags === undefined ? [] : textsIn(tags, source)),
        spec: spec === undefined ? [] : textsIn(spec, source),
      };
    });
  });
}
