/** Cuts the rules of one component out of a package's whole sheet. */
import { type AtRule, atRule, type ChildNode, type Container, root, type Root } from 'postcss';
import type { Selector } from 'postcss-selector-parser';
import { isLayer, isNamed, removeUnusedNames, removeUnusedVariables, variablesIn } from './unused.ts';
import { classesOf, layersOf, parseSelectors, rulesIn, utilityOf, type UtilityLayers } from './utility-layers.ts';

/** Names in the code of a component. */
export interface Names {
  readonly classes: ReadonlySet<string>;
  /** Elements that it renders. */
  readonly tags: ReadonlySet<string>;
  /** Custom properties that it reads. */
  readonly variables: readonly string[];
}

export function namesIn(code: string): Names {
  const classes = code.match(/sw[:-][^\s'"`{}\\]+/g) ?? [];
  const tags = code.match(/(?<=["'])[a-z][a-z0-9]*(?=["'])/g) ?? [];
  return { classes: new Set(['sw-page', ...classes]), tags: new Set(tags), variables: variablesIn(code) };
}

/** Elements at the start of a selector such as `:where(table,td):where([class…])`; empty for every other selector. */
function tagsOf({ nodes: [first] }: Selector): readonly string[] {
  if (first?.type !== 'pseudo' || first.value !== ':where') return [];
  const tags = first.nodes.map(({ nodes: [tag, ...others] }) => (tag?.type === 'tag' && others.length === 0 ? tag.value : ''));
  return tags.includes('') ? [] : tags;
}

/** Whether all of our classes in a selector are used, and one of its elements is rendered. */
function isNeeded(selector: Selector, { classes, tags }: Names): boolean {
  const elements = tagsOf(selector);
  return (
    (elements.length === 0 || elements.some((tag) => tags.has(tag))) &&
    classesOf(selector).every((name) => !/^sw[:-]/.test(name) || classes.has(name))
  );
}

const isTokens = (node: AtRule): boolean => node.name === 'layer' && /^(properties|sw-tokens)\b/.test(node.params);

/** The rules for the names; tokens, typefaces and animations are handled later, when their use is known. */
function needed(container: Container<ChildNode>, names: Names): ChildNode[] {
  return (container.nodes ?? []).flatMap((node): ChildNode[] => {
    if (node.type === 'atrule' && !isNamed(node) && !isTokens(node) && node.nodes !== undefined) {
      const nodes = needed(node, names);
      return nodes.length === 0 ? [] : [atRule({ name: node.name, params: node.params, nodes })];
    }
    if (node.type !== 'rule') return [node.clone()];
    const selectors = parseSelectors(node.selector).filter((selector) => isNeeded(selector, names));
    return selectors.length === 0 ? [] : [node.clone({ selector: selectors.map(String).join(',') })];
  });
}

/** Appends a rule below its conditions (`@media`, `@supports`); it shares the last conditions of the previous rule. */
function append(target: AtRule, conditions: readonly AtRule[], rule: ChildNode): void {
  const innermost = conditions.reduce((parent, { name, params }) => {
    const { last } = parent;
    if (last?.type === 'atrule' && last.name === name && last.params === params) return last;
    const condition = atRule({ name, params, nodes: [] });
    parent.append(condition);
    return condition;
  }, target);
  innermost.append(rule);
}

/** Sorts the utilities into their layers. */
function inLayers(utilities: AtRule, { order, of }: UtilityLayers): AtRule {
  const layers = new Map(order.map((name) => [name, atRule({ name: 'layer', params: name, nodes: [] })]));
  const visit = (container: Container<ChildNode>, conditions: readonly AtRule[]): void => {
    container.each((node) => {
      const layer = node.type === 'rule' ? layers.get(of(utilityOf(node))) : undefined;
      if (layer !== undefined) append(layer, conditions, node);
      else if (node.type === 'atrule') visit(node, [...conditions, node]);
    });
  };
  visit(utilities, []);
  const filled = [...layers.values()].filter(({ nodes = [] }) => nodes.length > 0);
  return atRule({
    name: 'layer',
    params: utilities.params,
    nodes: [atRule({ name: 'layer', params: order.join(',') }), ...filled],
  });
}

/**
 * The sheet of one component.
 * @param whole the compiled sheet of the package
 * @param names names in the component's code
 * @param layers the layers of the utilities; another package's sheet has none and stays unchanged
 */
export function componentSheet(whole: Root, names: Names, layers = layersOfSheet(whole)): Root {
  const nodes = needed(whole, names).map((node) => (isLayer(node, 'sw-utilities') ? inLayers(node, layers) : node));
  const sheet = root({ nodes });
  removeUnusedVariables(sheet, names.variables);
  removeUnusedNames(sheet);
  return sheet;
}

/** The layers of all utilities of a compiled sheet. */
export function layersOfSheet(whole: Root): UtilityLayers {
  return layersOf(whole.nodes.flatMap((node) => (isLayer(node, 'sw-utilities') ? rulesIn(node) : [])));
}
