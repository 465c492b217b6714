/** Whether the `@example` of a component is there and still fits its props. */
import ts from 'typescript';

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** The first element of a component in an example. */
function elementOf(example: string, component: string): Opening | undefined {
  const source = ts.createSourceFile('example.tsx', example, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const find = (node: ts.Node): Opening | undefined => {
    const isOpening = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    return isOpening && node.tagName.getText() === component ? node : ts.forEachChild(node, find);
  };
  return find(source);
}

/**
 * The error of a component's example; `undefined` for a correct one.
 * @param props type of the component's props
 */
export function exampleError(component: ts.Symbol, props: ts.Type, checker: ts.TypeChecker): string | undefined {
  const tag = component.getJsDocTags(checker).find(({ name }) => name === 'example');
  const element = elementOf(ts.displayPartsToString(tag?.text), component.name);
  if (element === undefined) return 'has no @example that renders it';
  const given = element.attributes.properties.flatMap((one) => (ts.isJsxAttribute(one) ? [one.name.getText()] : []));
  if (ts.isJsxOpeningElement(element)) given.push('children');
  const known = props.getProperties();
  const unknown = given.filter((name) => name !== 'key' && !known.some((prop) => prop.name === name));
  const missing = known.filter((prop) => (prop.flags & ts.SymbolFlags.Optional) === 0 && !given.includes(prop.name));
  if (unknown.length > 0) return `has an @example with unknown props: ${unknown.join(', ')}`;
  return missing.length > 0 ? `has an @example without ${missing.map(({ name }) => name).join(', ')}` : undefined;
}
