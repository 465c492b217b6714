/** Removes unused custom properties, animations and typefaces from a sheet. */
import type { AtRule, ChildNode, Container, Root } from 'postcss';

export const variablesIn = (text: string): readonly string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** At-rules that have an effect only where their name is used. */
export const isNamed = (node: AtRule): boolean => ['font-face', 'property', 'keyframes'].includes(node.name);

export const isLayer = (node: ChildNode, name: string): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.params === name;

/** Keeps the children that pass, and removes rules and at-rules that become empty. */
export function keepOnly(container: Container<ChildNode>, passes: (node: ChildNode) => boolean): void {
  container.each((node) => {
    if (!passes(node)) node.remove();
    else if (node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined)) {
      keepOnly(node, passes);
      if (node.nodes?.length === 0) node.remove();
    }
  });
}

/** Custom properties that the rules read, and those that these need in turn. */
function usedVariables(sheet: Root, named: readonly string[]): ReadonlySet<string> {
  const used = new Set(named);
  const needs = new Map<string, string[]>();
  const visit = (container: Container<ChildNode>, areTokens: boolean): void => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'decl') {
        const read = variablesIn(node.value);
        if (areTokens && node.variable) needs.set(node.prop, [...(needs.get(node.prop) ?? []), ...read]);
        else for (const variable of read) used.add(variable);
      } else if (node.type === 'rule') visit(node, areTokens);
      else if (node.type === 'atrule' && node.name !== 'property' && !isLayer(node, 'properties'))
        visit(node, areTokens || isLayer(node, 'sw-tokens'));
    }
  };
  visit(sheet, false);
  for (const variable of used) for (const next of needs.get(variable) ?? []) used.add(next);
  return used;
}

/** Removes unused custom properties. */
export function removeUnusedVariables(sheet: Root, named: readonly string[]): void {
  const used = usedVariables(sheet, named);
  keepOnly(sheet, (node) => {
    if (node.type === 'decl') return !node.variable || used.has(node.prop);
    return node.type !== 'atrule' || node.name !== 'property' || used.has(node.params);
  });
}

/** All text of a sheet except its named at-rules. */
function textOf(container: Container<ChildNode>): string {
  return (container.nodes ?? [])
    .map((node) => {
      if (node.type !== 'atrule') return node.toString();
      return isNamed(node) ? '' : `${node.params} ${textOf(node)}`;
    })
    .join(' ');
}

const familyOf = (fontFace: AtRule): string => {
  const family = fontFace.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family');
  return family?.type === 'decl' ? family.value.replaceAll(/["']/g, '') : '';
};

/** Removes animations and typefaces whose names occur nowhere in the rest of the sheet. */
export function removeUnusedNames(sheet: Root): void {
  const text = textOf(sheet);
  keepOnly(sheet, (node) => {
    if (node.type !== 'atrule') return true;
    if (node.name === 'keyframes') return text.includes(node.params);
    return node.name !== 'font-face' || text.includes(familyOf(node));
  });
}
