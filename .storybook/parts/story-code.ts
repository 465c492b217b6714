import { format } from 'oxfmt';
import ts from 'typescript';
import { importLines, type Entries } from './imports.ts';
import { merged, namesOf, shapeOf, type Names, type Shape } from './story-syntax.ts';
import { collect, parse, parseFile, plain, rewritten, type Rewrite } from './syntax.ts';

const isSpy = (node: ts.Node): node is ts.CallExpression => ts.isCallExpression(node) && node.expression.getText() === 'fn';

/** Layout of a demo: classes of our own build that a consumer does not have. */
const isOwnClass = (node: ts.Node | undefined): boolean => node !== undefined && ts.isStringLiteral(node) && node.text.startsWith('sw:');

/** Instead of a spy; one with a name of its own is called with values. */
const emptyHandler = ({ parent }: ts.Node): string =>
  ts.isVariableDeclaration(parent) ? '(...values: unknown[]) => console.log(...values)' : '() => undefined';

/** Leaves out the parts for tests alone: spies, classes of our own layout. */
const forReaders: Rewrite = (node) => {
  if (isSpy(node)) return node.arguments[0] ? rewritten(node.arguments[0], forReaders) : emptyHandler(node);
  if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && isOwnClass(node.initializer)) return '';
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'className' && isOwnClass(node.initializer)) return '';
  return undefined;
};

const attribute = (name: string, value: ts.Expression): string => {
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
  const text = rewritten(value, forReaders);
  return ts.isStringLiteral(value) && !/["\\]/.test(text) ? `${name}="${value.text}"` : `${name}={${text}}`;
};

const child = (value: ts.Expression): string => {
  if (ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value)) return rewritten(value, forReaders);
  if (ts.isJsxFragment(value)) return value.children.map((one) => rewritten(one, forReaders)).join('');
  return ts.isStringLiteral(value) && !/[{}<>&\\]/.test(value.text) ? value.text : `{${rewritten(value, forReaders)}}`;
};

/** Code of one story file. */
interface Context {
  readonly names: Names;
  readonly shape: Shape;
  /** The name of the parameter with the args. */
  readonly args: string;
}

/** An arg without meaning for a reader: left out on purpose, a spy that only the test looks at, a class of the demo. */
const isNoise = (name: string, value: ts.Expression): boolean =>
  value.getText() === 'undefined' || (isSpy(value) && value.arguments.length === 0) || (name === 'className' && isOwnClass(value));

const shownArgs = ({ shape }: Context, required: ReadonlySet<string>, given: ReadonlySet<string>): [string, ts.Expression][] =>
  [...shape.args].filter(([name, value]) => !given.has(name) && (required.has(name) || !isNoise(name, value)));

/** An element that gets all args of the story. */
function withArgs(
  node: ts.JsxSelfClosingElement | ts.JsxElement,
  context: Context,
  required: ReadonlySet<string>,
  inside: Rewrite,
): string {
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  const own = opening.attributes.properties.filter((one) => !(ts.isJsxSpreadAttribute(one) && one.expression.getText() === context.args));
  const given = new Set(own.flatMap((one) => (ts.isJsxAttribute(one) ? [one.name.getText()] : [])));
  const args = shownArgs(context, required, given);
  const attributes = [
    ...args.flatMap(([name, value]) => (name === 'children' ? [] : [attribute(name, value)])),
    ...context.shape.spreads.map((one) => `{...${rewritten(one, forReaders)}}`),
    ...own.map((one) => rewritten(one, inside)),
  ].join(' ');
  const children = context.shape.args.get('children');
  const content = ts.isJsxElement(node)
    ? node.children.map((one) => rewritten(one, inside)).join('')
    : children && !given.has('children') && children.getText() !== 'undefined'
      ? child(children)
      : undefined;
  const tag = opening.tagName.getText();
  const types = opening.typeArguments ? `<${opening.typeArguments.map((one) => one.getText()).join(', ')}>` : '';
  return content === undefined ? `<${tag}${types} ${attributes} />` : `<${tag}${types} ${attributes}>${content}</${tag}>`;
}

const hasArgs = (node: ts.JsxSelfClosingElement | ts.JsxElement, args: string): boolean =>
  (ts.isJsxElement(node) ? node.openingElement : node).attributes.properties.some(
    (one) => ts.isJsxSpreadAttribute(one) && one.expression.getText() === args,
  );

/** Whether a node calls a spy of the story, which matters to its test alone. */
const callsSpy = (node: ts.Node, { args, shape }: Context): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.expression.getText() === args &&
  (shape.args.get(node.expression.name.text) === undefined || isNoise('', shape.args.get(node.expression.name.text) ?? node.expression));

const isArg = (node: ts.Node, { args }: Context): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && node.expression.getText() === args;

const valueOfArg = (node: ts.PropertyAccessExpression, { shape }: Context): ts.Expression | undefined => {
  const value = shape.args.get(node.name.text);
  return value?.getText() === 'undefined' ? undefined : value;
};

/** Puts the values of the args where a render function reads them. */
function inserting(context: Context, required: ReadonlySet<string>): Rewrite {
  const rewrite: Rewrite = (node) => {
    const reader = forReaders(node);
    if (reader !== undefined) return reader;
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxElement(node)) && hasArgs(node, context.args))
      return withArgs(node, context, required, rewrite);
    if (ts.isExpressionStatement(node) && callsSpy(node.expression, context)) return '';
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken && callsSpy(node.left, context))
      return rewritten(node.right, rewrite);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken && isArg(node.left, context)) {
      const value = valueOfArg(node.left, context);
      return rewritten(value === undefined || value.kind === ts.SyntaxKind.NullKeyword ? node.right : value, rewrite);
    }
    if (isArg(node, context)) {
      const value = valueOfArg(node, context);
      return value === undefined ? 'undefined' : rewritten(value, forReaders);
    }
    return undefined;
  };
  return rewrite;
}

/** Children of a wrapper that has nothing but classes of the demo, else the element itself. */
function unwrapped(node: ts.Expression, rewrite: Rewrite): string {
  const isWrapper =
    ts.isJsxElement(node) &&
    /^[a-z]/.test(node.openingElement.tagName.getText()) &&
    node.openingElement.attributes.properties.every((one) => forReaders(one) === '');
  if (!isWrapper) return rewritten(node, rewrite);
  const children = node.children.filter((one) => !(ts.isJsxText(one) && one.text.trim() === ''));
  const [only] = children;
  if (children.length === 1 && only && (ts.isJsxElement(only) || ts.isJsxSelfClosingElement(only))) return unwrapped(only, rewrite);
  return `<>${node.children.map((one) => rewritten(one, rewrite)).join('')}</>`;
}

type Render = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
const isRender = (node: ts.Node | undefined): node is Render =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node));

/** The function behind `(args) => <Page {...args} />` with a page of the same file, which keeps the state of the demo. */
function behind(render: Render, names: Names): Render {
  const body = render.body && plainBody(render.body);
  if (body === undefined || !ts.isJsxSelfClosingElement(body) || body.attributes.properties.length !== 1) return render;
  const tag = body.tagName.getText();
  const page = names.declared.get(tag);
  const found = page && ts.isFunctionDeclaration(page) ? page : names.values.get(tag);
  return isRender(found) && hasArgs(body, argsName(render)) && isPlainParameter(found) ? found : render;
}
/** Name of the imported component that a render function consists of. */
function otherComponent(render: Render, names: Names): string | undefined {
  const body = render.body && plainBody(render.body);
  if (body === undefined || !(ts.isJsxSelfClosingElement(body) || ts.isJsxElement(body)) || !hasArgs(body, argsName(render)))
    return undefined;
  const tag = (ts.isJsxElement(body) ? body.openingElement : body).tagName.getText();
  return names.imported.has(tag) ? tag : undefined;
}

const plainBody = (body: ts.ConciseBody): ts.Node => (ts.isBlock(body) ? body : plain(body));
const isPlainParameter = ({ parameters: [first] }: Render): boolean => first === undefined || ts.isIdentifier(first.name);
const argsName = ({ parameters: [first] }: Render): string => first?.name.getText() ?? '';

function bodyOf(render: Render, rewrite: Rewrite): string | undefined {
  if (render.body === undefined) return undefined;
  if (!ts.isBlock(render.body)) return `return ${unwrapped(plain(render.body), rewrite)};`;
  return render.body.statements
    .map((one) =>
      ts.isReturnStatement(one) && one.expression ? `return ${unwrapped(plain(one.expression), rewrite)};` : rewritten(one, rewrite),
    )
    .join('\n');
}

/** Names that a code uses without declaring them. */
function freeNames(code: string): Set<string> {
  const source = parse('example.tsx', code);
  const used = collect(source, (node) => {
    if (!ts.isIdentifier(node)) return undefined;
    const { parent } = node;
    const isName =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isPropertyAssignment(parent) && parent.name === node) ||
      ts.isJsxAttribute(parent) ||
      ts.isPropertySignature(parent);
    return isName ? undefined : node.text;
  });
  return new Set(used);
}

/** Adds what a code needs from its story file; `undefined` if something exists in the tests alone. */
function complete(body: string, names: Names, entries: Entries): string | undefined {
  const declarations = new Set<ts.Statement>();
  const imported = new Set<string>();
  const waiting = [...freeNames(body)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (names.exported.has(name) || names.takenApart.has(name) || name === 'meta') return undefined;
    const statement = names.declared.get(name);
    if (names.imported.has(name)) imported.add(name);
    else if (statement && !declarations.has(statement)) {
      declarations.add(statement);
      waiting.push(...freeNames(rewritten(statement, forReaders)));
    }
  }
  const imports = importLines(imported, names, entries);
  if (imports === undefined) return undefined;
  const ordered = [...declarations].toSorted((one, other) => one.pos - other.pos).map((one) => rewritten(one, forReaders));
  return [imports, ...ordered, `export function Example() {\n${body}\n}`].join('\n\n');
}

/**
 * The code of each story of a file as a consumer would write it: the imports of the packages, no spies, no layout of the demo. A story
 * that needs something of the tests has none.
 * @param required names of the props that the component demands
 */
export async function storyCodes(file: string, entries: Entries, required: ReadonlySet<string>): Promise<Map<string, string>> {
  const names = namesOf(parseFile(file));
  const metaValue = names.values.get('meta');
  const meta = shapeOf(metaValue, names);
  const component = metaValue && collect(metaValue, (node) => componentIn(node))[0];
  // A component of the story file itself gets everything: its props are unknown here.
  const isLocal = component !== undefined && names.declared.has(nameOf(component));
  const found = new Map<string, string>();
  for (const story of names.exported) {
    const shape = merged(meta, shapeOf(names.values.get(story), names));
    const body = codeOf(shape, names, component, isLocal ? new Set(shape.args.keys()) : required);
    const whole = body && complete(body, names, entries);
    if (!whole) continue;
    const { code, errors } = await format('example.tsx', whole, { singleQuote: true, printWidth: 100 });
    if (errors.length === 0) found.set(story, code);
  }
  return found;
}

const componentIn = (node: ts.Node): string | undefined =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'component' ? node.initializer.getText() : undefined;

/** `Table` of `Table<Row>`. */
const nameOf = (component: string): string => component.replace(/<.*$/s, '');

function codeOf(shape: Shape, names: Names, component: string | undefined, required: ReadonlySet<string>): string | undefined {
  const written =
    shape.render === undefined ? undefined : ts.isIdentifier(shape.render) ? names.values.get(shape.render.text) : shape.render;
  if (shape.render !== undefined) {
    if (!isRender(written)) return undefined;
    const render = behind(written, names);
    // Another component than that of the file may not know all of its args.
    const isOther = component !== undefined && otherComponent(render, names) && nameOf(component) !== otherComponent(render, names);
    return isPlainParameter(render) && !isOther ? bodyOf(render, inserting({ names, shape, args: argsName(render) }, required)) : undefined;
  }
  if (component === undefined) return undefined;
  const element = parse('element.tsx', `<${component} {...args} />`).statements[0];
  if (!element || !ts.isExpressionStatement(element) || !ts.isJsxSelfClosingElement(element.expression)) return undefined;
  return `return ${withArgs(element.expression, { names, shape, args: 'args' }, required, forReaders)};`;
}
