/** Reading and printing of compiled style sheets. */
import { type ChildNode, type Container, parse, type Root } from 'postcss';

/** Reads a sheet without its comments. */
export function parseCss(text: string): Root {
  const sheet = parse(text);
  sheet.walkComments((comment) => {
    comment.remove();
  });
  return sheet;
}

/** A statement such as `@layer a, b`: its semicolon is needed even at the end. */
const isStatement = (node: ChildNode | undefined): boolean => node?.type === 'atrule' && node.nodes === undefined;

function withoutSpace(container: Container<ChildNode>): void {
  container.raws.semicolon = isStatement(container.last);
  container.raws.after = '';
  container.each((node) => {
    node.raws.before = '';
    node.raws.between = node.type === 'decl' ? ':' : '';
    if (node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined)) withoutSpace(node);
  });
}

/** Prints a sheet without needless spaces. */
export function printCss(sheet: Root): string {
  const copy = sheet.clone();
  withoutSpace(copy);
  return copy.toString();
}
