/** Parses a test file without running it: its tests with their tags and all texts. */
import ts from 'typescript';

export interface WrittenTest {
  readonly title: string;
  /** Its own tags, those of its suites and those of its file. */
  readonly tags: ReadonlySet<string>;
  /** Every text in it, in the titles of its suites, and in the constants of the file that it uses, directly or indirectly. */
  readonly texts: readonly string[];
}

const SUITES = new Set(['describe']);
const TESTS = new Set(['it', 'test']);

/** The first name of a call: `it` of `it.each(table)('…')`. */
function callee(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return callee(node.expression);
  return ts.isTaggedTemplateExpression(node) ? callee(node.tag) : undefined;
}

/** A text as written; an expression in it becomes `x`, which fits any part of a path. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
  if (ts.isJsxText(node) || ts.isRegularExpressionLiteral(node)) return node.text;
  return undefined;
}

/** Declarations at the top of a file, by name. */
export function declarationsOf(source: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) found.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer !== undefined) found.set(name.text, initializer);
  }
  return found;
}

/** All texts in a node and in the declarations that it uses. */
export function textsIn(node: ts.Node, source: ts.SourceFile): readonly string[] {
  const declarations = declarationsOf(source);
  const seen = new Set<ts.Node>();
  const texts: string[] = [];
  const visit = (one: ts.Node): void => {
    const text = textOf(one);
    if (text !== undefined) texts.push(text);
    const declared = ts.isIdentifier(one) ? declarations.get(one.text) : undefined;
    if (declared !== undefined && !seen.has(declared)) {
      seen.add(declared);
      visit(declared);
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  return texts;
}

/** All texts in the constants of a file with a matching name. */
export function textsOfConstants(name: string, text: string, wanted: RegExp): readonly string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  return [...declarationsOf(source)].flatMap(([own, declaration]) => (wanted.test(own) ? textsIn(declaration, source) : []));
}

/** The tags in the options of a suite or test: `{ tags: ['full'] }`, or a constant of the file. */
function tagsOf(call: ts.CallExpression, declarations: ReadonlyMap<string, ts.Node>): readonly string[] {
  return call.arguments.flatMap((written) => {
    const argument = ts.isIdentifier(written) ? (declarations.get(written.text) ?? written) : written;
    if (!ts.isObjectLiteralExpression(argument)) return [];
    const tags = argument.properties.find((property) => property.name !== undefined && property.name.getText() === 'tags');
    if (tags === undefined || !ts.isPropertyAssignment(tags) || !ts.isArrayLiteralExpression(tags.initializer)) return [];
    return tags.initializer.elements.flatMap((element) => (ts.isStringLiteralLike(element) ? [element.text] : []));
  });
}

const fileTags = (text: string): readonly string[] =>
  [...text.matchAll(/^\s*(?:\/\*\*|\*|\/\/)\s*@module-tag\s+(\S+)/gm)].map(([, tag = '']) => tag);

/**
 * The tests of a file.
 * @param name of the file; determines whether it may contain JSX
 */
export function readTests(name: string, text: string): readonly WrittenTest[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  const found: WrittenTest[] = [];
  const declarations = declarationsOf(source);
  const visit = (node: ts.Node, tags: ReadonlySet<string>, around: readonly string[]): void => {
    const kind = ts.isCallExpression(node) ? callee(node.expression) : undefined;
    if (!ts.isCallExpression(node) || kind === undefined || !(SUITES.has(kind) || TESTS.has(kind)))
      return ts.forEachChild(node, (child) => visit(child, tags, around));
    const own = new Set([...tags, ...tagsOf(node, declarations)]);
    const [title] = node.arguments;
    const heading = title === undefined ? [] : [textOf(title) ?? ''];
    if (TESTS.has(kind)) {
      found.push({ title: heading[0] ?? '', tags: own, texts: [...around, ...textsIn(node, source)] });
      return;
    }
    // The table of `describe.each(table)` belongs to each of its tests.
    const inside = [...around, ...heading, ...textsIn(node.expression, source)];
    for (const argument of node.arguments) visit(argument, own, inside);
  };
  visit(source, new Set(fileTags(text)), []);
  return found;
}

/** Whether `npm test` runs a test with these tags; `npm run test:full` runs all. */
export const inNpmTest = (tags: ReadonlySet<string>): boolean => tags.has('walk') || !tags.has('full');
