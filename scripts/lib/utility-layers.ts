/** The layers of the utilities, so that the sheets of several components can be loaded in any order. */
import type { ChildNode, Container, Rule } from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';

/** The selectors of a list. */
export const parseSelectors = (list: string): readonly Selector[] => parser().astSync(list).nodes;

/** Classes of a selector, outside of `:is()` or `:not()`: classes inside decide nothing. */
export const classesOf = (selector: Selector): readonly string[] =>
  selector.nodes.flatMap((node) => (node.type === 'class' ? [node.value] : []));

/** The utility that a rule defines; '' for other rules. */
export function utilityOf({ selector }: Rule): string {
  const [first] = parseSelectors(selector);
  return (first === undefined ? [] : classesOf(first)).find((name) => name.startsWith('sw:')) ?? '';
}

/** `sw:hover:bg-sunken` → `hover`; '' for a utility without a variant. */
export function variantOf(utility: string): string {
  const parts = utility.replaceAll(/\[[^\]]*\]/g, (text) => text.replaceAll(':', '\0')).split(':');
  return parts.slice(1, -1).join(':').replaceAll('\0', ':');
}

const covers = (one: string, other: string): boolean => one === other || other.startsWith(`${one}-`);
const coversAll = (wide: readonly string[], narrow: readonly string[]): boolean =>
  narrow.every((name) => wide.some((one) => covers(one, name)));

/** Whether one of two sets all properties of the other, and more: then their order matters. */
const related = (one: readonly string[], other: readonly string[]): boolean => coversAll(one, other) !== coversAll(other, one);

const propertiesOf = ({ nodes }: Rule): readonly string[] =>
  nodes.flatMap((node) => (node.type === 'decl' && !node.variable ? [node.prop.replace(/^-(webkit|moz)-/, '')] : []));

/** All rules below at-rules, in their order; a nested rule belongs to its parent rule. */
export function rulesIn(container: Container<ChildNode>): readonly Rule[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return [node];
    return node.type === 'atrule' ? rulesIn(node) : [];
  });
}

export interface UtilityLayers {
  /** Names of all layers, the weakest first. */
  readonly order: readonly string[];
  /** The layer of a utility. */
  readonly of: (utility: string) => string;
}

/**
 * A repeated utility of a later sheet must not beat an earlier one for a pressed button, for a wide page or for one side alone. So each
 * variant has layers of its own, in the order of the whole sheet, and inside a variant `p-4` comes below `px-2`.
 * @param utilities the utilities of the whole sheet
 */
export function layersOf(utilities: readonly Rule[]): UtilityLayers {
  const known: { name: string; variant: string; properties: readonly string[]; depth: number }[] = [];
  for (const rule of utilities) {
    const name = utilityOf(rule);
    const variant = variantOf(name);
    const properties = propertiesOf(rule);
    const before = known.filter((other) => other.variant === variant && related(other.properties, properties));
    known.push({ name, variant, properties, depth: Math.max(-1, ...before.map(({ depth }) => depth)) + 1 });
  }
  const variants = ['', ...new Set(known.map(({ variant }) => variant).filter((variant) => variant !== ''))];
  const places = new Map<string, number>();
  // A utility of several rules (`:hover` inside) belongs to one layer: that of its first.
  for (const { name, variant, depth } of known) if (!places.has(name)) places.set(name, variants.indexOf(variant) * 1000 + depth);
  const used = [...new Set([0, ...places.values()])].toSorted((one, other) => one - other);
  const layerAt = (place: number): string => `u${used.indexOf(place).toString(36)}`;
  return { order: used.map(layerAt), of: (utility) => layerAt(places.get(utility) ?? 0) };
}
