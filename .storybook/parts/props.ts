import ts from 'typescript';
import { declarationOf, type Found } from './modules.ts';
import { plain } from './syntax.ts';

/** A prop of a component for its documentation page. */
export interface Prop {
  readonly name: string;
  /** The type as it is written: `readonly RichOption[]`, `'md' | 'sm'`. */
  readonly type: string;
  /** Types that its type names, with their fields. */
  readonly shapes: readonly Shape[];
  readonly required: boolean;
  readonly initial: string | undefined;
  readonly text: string;
}

/** A type of our own within the type of a prop. */
interface Shape {
  readonly name: string;
  readonly text: string;
}

const oneLine = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const keysOf = (node: ts.TypeNode | undefined): string[] => {
  if (node === undefined) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(keysOf);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
};

/** Names of the types in a type. */
function namesIn(node: ts.Node): string[] {
  const own = ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? [node.typeName.text] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...namesIn(child)));
  return [...own, ...below];
}

const longest = 260;

function shapesOf(type: ts.TypeNode, file: string): Shape[] {
  return [...new Set(namesIn(type))].flatMap((name) => {
    const found = declarationOf(file, name)?.node;
    if (found && ts.isTypeAliasDeclaration(found)) return shape(name, found.type.getText());
    return found && ts.isInterfaceDeclaration(found) ? shape(name, `{ ${found.members.map((one) => one.getText()).join(' ')} }`) : [];
  });
}
const shape = (name: string, text: string): Shape[] => {
  const line = oneLine(text);
  return line.length > longest ? [] : [{ name, text: line }];
};

/** The text of a docstring and the value of its `@default`. */
function typeOf(node: ts.Node): { text: string; initial: string | undefined } {
  const docs = ts.getJSDocCommentsAndTags(node).findLast((one) => ts.isJSDoc(one));
  const initial = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
  return {
    text: oneLine(ts.getTextOfJSDocComment(docs && ts.isJSDoc(docs) ? docs.comment : undefined) ?? ''),
    initial: initial && oneLine(ts.getTextOfJSDocComment(initial.comment) ?? ''),
  };
}

function propsIn(members: ts.NodeArray<ts.TypeElement>, file: string): Prop[] {
  return members.flatMap((one) => {
    if (!one.name || !(ts.isPropertySignature(one) || ts.isMethodSignature(one))) return [];
    const type = ts.isPropertySignature(one) ? one.type : undefined;
    return [
      {
        name: one.name.getText(),
        type: oneLine(type?.getText() ?? one.getText()),
        shapes: type ? shapesOf(type, file) : [],
        required: one.questionToken === undefined,
        ...typeOf(one),
      },
    ];
  });
}

function membersOf(type: ts.TypeNode | ts.ExpressionWithTypeArguments, file: string): Prop[] {
  if (ts.isTypeLiteralNode(type)) return propsIn(type.members, file);
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, file);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((one) => membersOf(one, file));
  if (ts.isUnionTypeNode(type)) {
    const all = type.types.map((one) => membersOf(one, file));
    const everywhere = (name: string): boolean => all.every((props) => props.some((prop) => prop.name === name && prop.required));
    return all.flat().map((prop) => ({ ...prop, required: prop.required && everywhere(prop.name) }));
  }
  const name = ts.isTypeReferenceNode(type)
    ? type.typeName.getText()
    : ts.isExpressionWithTypeArguments(type)
      ? type.expression.getText()
      : '';
  const [of, keys] = ts.isTypeReferenceNode(type) || ts.isExpressionWithTypeArguments(type) ? (type.typeArguments ?? []) : [];
  if (of && name === 'Omit') return membersOf(of, file).filter((prop) => !keysOf(keys).includes(prop.name));
  if (of && name === 'Pick') return membersOf(of, file).filter((prop) => keysOf(keys).includes(prop.name));
  if (of && name === 'Partial') return membersOf(of, file).map((prop) => ({ ...prop, required: false }));
  if (of && (name === 'Readonly' || name === 'Required')) return membersOf(of, file);
  const found = declarationOf(file, name);
  return found ? membersOfDeclaration(found) : [];
}

function membersOfDeclaration({ node, file }: Found): Prop[] {
  if (ts.isTypeAliasDeclaration(node)) return membersOf(node.type, file);
  if (!ts.isInterfaceDeclaration(node)) return [];
  const inherited = node.heritageClauses?.flatMap(({ types }) => types.flatMap((one) => membersOf(one, file))) ?? [];
  const own = propsIn(node.members, file);
  return [...own, ...inherited.filter(({ name }) => !own.some((prop) => prop.name === name))];
}

/** A component as its documentation page shows it. */
export interface Component {
  readonly name: string;
  /** Its docstring. */
  readonly text: string;
  /** Its `@example`. */
  readonly example: string;
  readonly deprecated: boolean;
  /** Its own props; those of the native element are not listed. */
  readonly props: readonly Prop[];
}

function functionOf(node: ts.Statement, name: string): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(node)) return node;
  const value = ts.isVariableStatement(node)
    ? node.declarationList.declarations.find((one) => one.name.getText() === name)?.initializer
    : undefined;
  const inner = value && plain(value);
  if (inner && ts.isCallExpression(inner)) return inner.arguments.find((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one));
  return inner && ts.isArrowFunction(inner) ? inner : undefined;
}

/** Reads a component that a file imports, without the help of the type checker, which would take as long as the whole build. */
export function readComponent(file: string, name: string): Component | undefined {
  const found = declarationOf(file, name);
  if (!found) return undefined;
  const tags = ts.getJSDocTags(found.node);
  const example = tags.find(({ tagName }) => tagName.text === 'example');
  const type = functionOf(found.node, name)?.parameters[0]?.type;
  const props = type ? membersOf(type, found.file) : [];
  return {
    name,
    text: typeOf(found.node).text,
    example: ts.getTextOfJSDocComment(example?.comment) ?? '',
    deprecated: tags.some(({ tagName }) => tagName.text === 'deprecated'),
    props: props.filter(({ name: prop }, index) => props.findIndex((one) => one.name === prop) === index),
  };
}
