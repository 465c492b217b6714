/** Whether a component has an `@example` that renders it; whether it compiles is seen in a program of all examples. */
import ts from 'typescript';

function renders(example: string, component: string): boolean {
  const source = ts.createSourceFile('example.tsx', example, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const find = (node: ts.Node): boolean => {
    const isOpening = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    return (isOpening && node.tagName.getText() === component) || ts.forEachChild(node, find) === true;
  };
  return find(source);
}

/** The error of a component's example; `undefined` for one that renders it. */
export function exampleError(component: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = component.getJsDocTags(checker).find(({ name }) => name === 'example');
  return renders(ts.displayPartsToString(tag?.text), component.name) ? undefined : 'has no @example that renders it';
}
