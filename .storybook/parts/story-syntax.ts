import ts from 'typescript';
import { plain } from './syntax.ts';

/** Top-level names of a story file. */
export interface Names {
  /** Local name → name in its module, and the module. */
  readonly imported: ReadonlyMap<string, { readonly name: string; readonly from: string; readonly type: boolean }>;
  readonly declared: ReadonlyMap<string, ts.Statement>;
  /** Names from the taking apart of a list or an object, which a test then checks. */
  readonly takenApart: ReadonlySet<string>;
  /** Values of constants. */
  readonly values: ReadonlyMap<string, ts.Expression>;
  readonly exported: ReadonlySet<string>;
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Reads the imports and declarations of a file. */
export function namesOf(source: ts.SourceFile): Names {
  const imported = new Map<string, { name: string; from: string; type: boolean }>();
  const declared = new Map<string, ts.Statement>();
  const values = new Map<string, ts.Expression>();
  const exported = new Set<string>();
  const takenApart = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = statement.moduleSpecifier.text;
      const clause = statement.importClause;
      const bindings = clause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        for (const one of bindings.elements)
          imported.set(one.name.text, { name: (one.propertyName ?? one.name).text, from, type: clause.isTypeOnly || one.isTypeOnly });
    }
    const named = ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    if (named && statement.name) declared.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name)) {
        for (const one of name.elements) if (ts.isBindingElement(one)) takenApart.add(one.name.getText());
        continue;
      }
      declared.set(name.text, statement);
      if (initializer) values.set(name.text, plain(initializer));
      if (isExported(statement)) exported.add(name.text);
    }
  }
  return { imported, declared, takenApart, values, exported };
}

/** The args of a story or of the meta of its file, and how it is rendered. */
export interface Shape {
  readonly args: ReadonlyMap<string, ts.Expression>;
  /** Args that come from elsewhere as a whole. */
  readonly spreads: readonly ts.Expression[];
  readonly render: ts.Expression | undefined;
}

const nothing: Shape = { args: new Map(), spreads: [], render: undefined };

/** Both, the later one first in what they share. */
export const merged = (first: Shape, then: Shape): Shape => ({
  args: new Map([...first.args, ...then.args]),
  spreads: [...first.spreads, ...then.spreads],
  render: then.render ?? first.render,
});

const propertyName = (name: ts.PropertyName): string => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText());

function argsOf(node: ts.Expression, names: Names): Shape {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'args' && ts.isIdentifier(node.expression)) {
    const { args, spreads } = shapeOf(names.values.get(node.expression.text), names);
    return { args, spreads, render: undefined };
  }
  const known = ts.isIdentifier(node) ? names.values.get(node.text) : undefined;
  if (known !== undefined && ts.isObjectLiteralExpression(known)) return argsOf(known, names);
  if (!ts.isObjectLiteralExpression(node)) return { ...nothing, spreads: [node] };
  return node.properties.reduce<Shape>((shape, one) => {
    if (ts.isSpreadAssignment(one)) return merged(shape, argsOf(plain(one.expression), names));
    if (ts.isShorthandPropertyAssignment(one)) return merged(shape, { ...nothing, args: new Map([[one.name.text, one.name]]) });
    return ts.isPropertyAssignment(one)
      ? merged(shape, { ...nothing, args: new Map([[propertyName(one.name), plain(one.initializer)]]) })
      : shape;
  }, nothing);
}

/** Reads the literal of a story or of a meta; a spread story of the same file counts, one from elsewhere (`...narrow`) has no args. */
export function shapeOf(node: ts.Expression | undefined, names: Names): Shape {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return nothing;
  return node.properties.reduce<Shape>((shape, one) => {
    if (ts.isSpreadAssignment(one)) {
      const from = plain(one.expression);
      return ts.isIdentifier(from) ? merged(shape, shapeOf(names.values.get(from.text), names)) : shape;
    }
    if (!ts.isPropertyAssignment(one) && !ts.isShorthandPropertyAssignment(one)) return shape;
    const value = ts.isPropertyAssignment(one) ? plain(one.initializer) : one.name;
    const name = propertyName(one.name);
    if (name === 'args') return merged(shape, argsOf(value, names));
    return name === 'render' ? merged(shape, { ...nothing, render: value }) : shape;
  }, nothing);
}
