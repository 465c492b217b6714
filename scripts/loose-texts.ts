import ts from 'typescript';

/**
 * A text beside a conditional element: page translation moves the text into an element of its own, while React still expects it in its
 * place.
 */
export interface LooseText {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

const { TypeFlags, SyntaxKind } = ts;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const isBlank = (type: ts.Type): boolean => type.isStringLiteral() && type.value.trim() === '';
const isText = (type: ts.Type): boolean => (type.flags & TEXT) !== 0 && !isBlank(type);

/** Possible values of an expression, branch by branch, and whether it may be one of several. */
function branchesOf(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return branchesOf(expression.expression);
  if (ts.isConditionalExpression(expression)) return [...branchesOf(expression.whenTrue), ...branchesOf(expression.whenFalse)];
  if (!ts.isBinaryExpression(expression)) return [expression];
  const { operatorToken, left, right } = expression;
  if (operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) return branchesOf(right);
  const either = operatorToken.kind === SyntaxKind.BarBarToken || operatorToken.kind === SyntaxKind.QuestionQuestionToken;
  return either ? [...branchesOf(left), ...branchesOf(right)] : [expression];
}

const isAnd = (expression: ts.Expression): boolean =>
  ts.isParenthesizedExpression(expression)
    ? isAnd(expression.expression)
    : ts.isBinaryExpression(expression) && expression.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;

interface Child {
  readonly node: ts.Node;
  readonly text: boolean;
  readonly varies: boolean;
}

/** Elements with running text: in all others a slot of any type holds elements, and no text. */
const RUNNING = new Set('a b button dd dt em figcaption h1 h2 h3 h4 h5 h6 label legend p small span strong summary td th'.split(' '));
const isAnything = (type: ts.Type): boolean =>
  type.aliasSymbol?.name === 'ReactNode' || partsOf(type).some((part) => (part.flags & TypeFlags.BigInt) !== 0);

/** Whether the element type changes: `<Icon as={open ? Close : Open} />`. */
const becomesAnother = ({ attributes }: ts.JsxSelfClosingElement): boolean =>
  attributes.properties.some((property) => property.name?.getText() === 'as' && /\?/.test(property.getText()));

function childOf(node: ts.JsxChild, checker: ts.TypeChecker, running: boolean): Child {
  // Translation leaves a single space alone.
  if (ts.isJsxText(node)) return { node, text: node.text.trim() !== '', varies: false };
  if (ts.isJsxSelfClosingElement(node)) return { node, text: false, varies: becomesAnother(node) };
  if (!ts.isJsxExpression(node) || node.expression === undefined) return { node, text: false, varies: false };
  const branches = branchesOf(node.expression);
  const fragment = branches.some(
    (branch) => ts.isJsxFragment(branch) && branch.children.some((child) => childOf(child, checker, true).text),
  );
  const types = branches.map((branch) => checker.getTypeAtLocation(branch));
  const text = fragment || types.some((type) => (running || !isAnything(type)) && partsOf(type).some(isText));
  const only = types.every((type) => partsOf(type).every(isText));
  const list = types.some((type) => checker.isArrayType(type));
  return { node, text, varies: list || isAnd(node.expression) || (branches.length > 1 && !only) };
}

const isSaid = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || child.expression !== undefined;

/** The texts of one element beside a conditional element, or conditional texts beside other content. */
function looseIn(element: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): readonly ts.Node[] {
  const name = ts.isJsxElement(element) ? element.openingElement.tagName.getText() : '';
  const children = element.children.filter(isSaid).map((child) => childOf(child, checker, RUNNING.has(name)));
  if (children.length < 2) return [];
  return children
    .filter((child) => child.text && (child.varies || children.some((other) => other !== child && other.varies)))
    .map(({ node }) => node);
}

/** All such texts in these files of a program. */
export function looseTexts(program: ts.Program, files: readonly string[]): readonly LooseText[] {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) return [];
    const found: LooseText[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node))
        for (const text of looseIn(node, checker))
          found.push({
            file,
            line: source.getLineAndCharacterOfPosition(text.getStart()).line + 1,
            code: text.getText().trim().slice(0, 80),
          });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
