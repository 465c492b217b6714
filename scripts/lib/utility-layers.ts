/** The places of the utilities, so that sheets of several components may stand behind each other in any order. */
import { isRule, splitCss, type Item, type Rule } from './css.ts';

/** Classes of a selector, outside of parentheses: what is inside `:is()` or `:not()` decides nothing. */
export function classesOf(selector: string): readonly string[] {
  const inner = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
  const bare = selector.replaceAll(inner, (text, at: number) => (selector[at - 1] === '\\' ? text : ''));
  return [...bare.matchAll(/\.((?:\\.|[\w@-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

/** Name of a declaration. */
export const nameOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':')).trim();

/** The utility that a rule defines; '' for other rules. */
export function utilityOf({ head }: Rule): string {
  return classesOf(splitCss(head)[0] ?? '').find((name) => name.startsWith('sw:')) ?? '';
}

/** `sw:hover:bg-sunken` → `hover`; '' for a utility without a variant. */
export function variantOf(utility: string): string {
  const parts = utility.replaceAll(/\[[^\]]*\]/g, (text) => text.replaceAll(':', '\0')).split(':');
  return parts.slice(1, -1).join(':').replaceAll('\0', ':');
}

const covers = (one: string, other: string): boolean => one === other || other.startsWith(`${one}-`);
const coversAll = (wide: readonly string[], narrow: readonly string[]): boolean =>
  narrow.every((name) => wide.some((one) => covers(one, name)));

/** Whether one of two says all that the other says, and more: then their order decides. */
const related = (one: readonly string[], other: readonly string[]): boolean => coversAll(one, other) !== coversAll(other, one);

function propertiesOf({ body }: Rule): readonly string[] {
  return body.flatMap((one) => (isRule(one) || one.startsWith('--') ? [] : [nameOf(one).replace(/^-(webkit|moz)-/, '')]));
}

/** All rules below at-rules, in their order. */
function rulesIn(items: readonly Item[]): readonly Rule[] {
  return items.filter(isRule).flatMap((item) => (item.head.startsWith('@') ? rulesIn(item.body) : [item]));
}

export interface UtilityLayers {
  /** Names of all layers, the weakest first. */
  readonly order: readonly string[];
  /** The layer of a utility. */
  readonly of: (utility: string) => string;
}

/**
 * What a later sheet repeats must not beat what an earlier one says for a pressed button, for a wide page or for one side alone.
 * So each variant has layers of its own, in the order of the whole sheet, and inside a variant `p-4` stands below `px-2`.
 * @param utilities the utilities of the whole sheet
 */
export function layersOf(utilities: readonly Item[]): UtilityLayers {
  const known: { name: string; variant: string; properties: readonly string[]; depth: number }[] = [];
  for (const rule of rulesIn(utilities)) {
    const name = utilityOf(rule);
    const variant = variantOf(name);
    const properties = propertiesOf(rule);
    const before = known.filter((other) => other.variant === variant && related(other.properties, properties));
    known.push({ name, variant, properties, depth: Math.max(-1, ...before.map(({ depth }) => depth)) + 1 });
  }
  const variants = ['', ...new Set(known.map(({ variant }) => variant).filter((variant) => variant !== ''))];
  const places = new Map<string, number>();
  // A utility of several rules (`:hover` inside) stands in one layer: that of its first.
  for (const { name, variant, depth } of known) if (!places.has(name)) places.set(name, variants.indexOf(variant) * 1000 + depth);
  const used = [...new Set([0, ...places.values()])].toSorted((one, other) => one - other);
  const layerAt = (place: number): string => `u${used.indexOf(place).toString(36)}`;
  return { order: used.map(layerAt), of: (utility) => layerAt(places.get(utility) ?? 0) };
}
