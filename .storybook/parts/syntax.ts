import { readFileSync } from 'node:fs';
import ts from 'typescript';

const parsed = new Map<string, { text: string; source: ts.SourceFile }>();

/** The syntax of a text. */
export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The syntax of a file; unchanged files are parsed once. */
export function parseFile(file: string): ts.SourceFile {
  const text = readFileSync(file, 'utf8');
  const known = parsed.get(file);
  if (known?.text === text) return known.source;
  const source = parse(file, text);
  parsed.set(file, { text, source });
  return source;
}

/** The expression without `satisfies`, `as` and parentheses. */
export function plain(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? plain(node.expression) : node;
}

/** Every node below a node for which the function returns a value, with that value. */
export function collect<Found>(node: ts.Node, pick: (node: ts.Node) => Found | undefined): Found[] {
  const found: Found[] = [];
  const visit = (child: ts.Node): void => {
    const one = pick(child);
    if (one !== undefined) found.push(one);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** A replacement of a part of the source text; a function decides before the parts below are visited. */
export type Rewrite = (node: ts.Node) => string | undefined;

/** Source text of a node, with parts of it rewritten. */
export function rewritten(node: ts.Node, rewrite: Rewrite): string {
  const own = rewrite(node);
  if (own !== undefined) return own;
  const { text } = node.getSourceFile();
  let at = node.getStart();
  let written = '';
  ts.forEachChild(node, (child) => {
    if (child.getStart() < at) return;
    written += text.slice(at, child.getStart()) + rewritten(child, rewrite);
    at = child.getEnd();
  });
  return written + text.slice(at, node.getEnd());
}
