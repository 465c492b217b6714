import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Declarations of a story file, read without running it. */
export interface StoryFile {
  file: string;
  title: string;
  /** Names of `component` and `subcomponents`. */
  components: readonly string[];
  /** The literal inside `guide(…)`, if any. */
  guidance: unknown;
}

/** Value of a literal of texts, lists and objects; `undefined` for anything else. */
function literal(node: ts.Node): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literal);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [[one.name.getText(), literal(one.initializer)]] : [])),
  );
}

function find<Found>(node: ts.Node, pick: (node: ts.Node) => Found | undefined): Found | undefined {
  return pick(node) ?? ts.forEachChild(node, (child) => find(child, pick));
}

const property = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.find((one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && one.name.getText() === name)?.initializer;

/** Parses a story file. */
export function readStoryFile(file: string): StoryFile {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const meta = find(source, (node) =>
    ts.isVariableDeclaration(node) && node.name.getText() === 'meta' && node.initializer
      ? find(node.initializer, (inner) => (ts.isObjectLiteralExpression(inner) ? inner : undefined))
      : undefined,
  );
  if (!meta) throw new Error(`${file} has no meta`);
  const component = property(meta, 'component');
  const others = property(meta, 'subcomponents');
  const title = property(meta, 'title');
  return {
    file,
    title: title && ts.isStringLiteralLike(title) ? title.text : '',
    components: [
      // A generic component is written with its type: `Table<Row>`.
      ...(component ? [component.getText().replace(/<.*$/s, '')] : []),
      ...(others && ts.isObjectLiteralExpression(others) ? others.properties.map((one) => one.name?.getText() ?? '') : []),
    ],
    guidance: find(meta, (node) =>
      ts.isCallExpression(node) && node.expression.getText() === 'guide' && node.arguments[0] ? literal(node.arguments[0]) : undefined,
    ),
  };
}
