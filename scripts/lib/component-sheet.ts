/** Cuts out of a package's whole sheet what one component needs. */
import { isRule, printCss, splitCss, type Item, type Rule } from './css.ts';
import { classesOf, layersOf, nameOf, utilityOf, type UtilityLayers } from './utility-layers.ts';

/** What the code of a component names. */
export interface Names {
  readonly classes: ReadonlySet<string>;
  /** Elements that it draws. */
  readonly tags: ReadonlySet<string>;
  /** Custom properties that it reads. */
  readonly variables: readonly string[];
}

const variablesIn = (text: string): readonly string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

export function namesIn(code: string): Names {
  const words = code.match(/sw[:-][^\s'"`{}\\]+/g) ?? [];
  const tags = code.match(/(?<=["'])[a-z][a-z0-9]*(?=["'])/g) ?? [];
  return { classes: new Set(['sw-page', ...words]), tags: new Set(tags), variables: variablesIn(code) };
}

const isLayer = (item: Item, name: string): item is Rule => isRule(item) && item.head === `@layer ${name}`;
/** Rules that wait for others to name them. */
const isNamed = ({ head }: Rule): boolean => /^@(font-face|property|keyframes)/.test(head);
const mapRules = (items: readonly Item[], change: (rule: Rule) => readonly Item[]): readonly Item[] =>
  items.flatMap((item) => (isRule(item) ? change(item) : [item]));
const unlessEmpty = (rule: Rule): readonly Rule[] => (rule.body.length === 0 ? [] : [rule]);

/** Rules of elements (`:where(table):where([class…])`) stay where the component draws one of them. */
function drawsOneOf(selector: string, tags: ReadonlySet<string>): boolean {
  const [, list] = /^:where\(([a-z0-9,]+)\)/.exec(selector) ?? [];
  return list === undefined || list.split(',').some((tag) => tags.has(tag));
}

/** The rules whose classes are all known; tokens, fonts and motion are looked at later, when it is known who uses them. */
function pick(items: readonly Item[], names: Names): readonly Item[] {
  const isKnown = (name: string): boolean => !/^sw[:-]/.test(name) || names.classes.has(name);
  return mapRules(items, (rule) => {
    if (isNamed(rule) || /^@layer (properties|sw-tokens)\b/.test(rule.head)) return [rule];
    if (rule.head.startsWith('@')) return unlessEmpty({ head: rule.head, body: pick(rule.body, names) });
    const kept = splitCss(rule.head).filter((selector) => drawsOneOf(selector, names.tags) && classesOf(selector).every(isKnown));
    return kept.length === 0 ? [] : [{ head: kept.join(','), body: rule.body }];
  });
}

/** Neighbours under the same condition share it. */
function merged(items: readonly Item[]): readonly Item[] {
  const out: Item[] = [];
  for (const item of items) {
    const last = out.at(-1);
    const joins = isRule(item) && item.head.startsWith('@') && last !== undefined && isRule(last) && last.head === item.head;
    if (joins) out.splice(-1, 1, { head: item.head, body: [...last.body, ...item.body] });
    else out.push(item);
  }
  return mapRules(out, (rule) => [rule.head.startsWith('@') ? { head: rule.head, body: merged(rule.body) } : rule]);
}

/** Puts the utilities into their layers. */
function inLayers(items: readonly Item[], { order, of }: UtilityLayers): readonly Item[] {
  const found = new Map<string, Rule[]>();
  const visit = (rule: Rule, around: readonly string[]): void => {
    if (rule.head.startsWith('@')) {
      for (const inner of rule.body.filter(isRule)) visit(inner, [...around, rule.head]);
      return;
    }
    const wrapped = around.toReversed().reduce((inner: Rule, head): Rule => ({ head, body: [inner] }), rule);
    const layer = of(utilityOf(rule));
    found.set(layer, [...(found.get(layer) ?? []), wrapped]);
  };
  for (const rule of items.filter(isRule)) visit(rule, []);
  return [
    `@layer ${order.join(',')}`,
    ...order.flatMap((layer) => unlessEmpty({ head: `@layer ${layer}`, body: merged(found.get(layer) ?? []) })),
  ];
}

/** Custom properties that the rules read, and those that these need in turn. */
function usedVariables(items: readonly Item[], named: readonly string[]): ReadonlySet<string> {
  const needs = new Map<string, string[]>();
  const used = new Set(named);
  const visit = (list: readonly Item[], isToken: boolean): void => {
    for (const item of list) {
      if (isRule(item)) {
        if (!/^@layer properties\b|^@property/.test(item.head)) visit(item.body, isToken || isLayer(item, 'sw-tokens'));
      } else if (isToken && item.startsWith('--')) needs.set(nameOf(item), [...(needs.get(nameOf(item)) ?? []), ...variablesIn(item)]);
      else for (const variable of variablesIn(item)) used.add(variable);
    }
  };
  visit(items, false);
  for (const variable of used) for (const next of needs.get(variable) ?? []) used.add(next);
  return used;
}

/** Drops custom properties that nobody reads. */
function pruneVariables(items: readonly Item[], used: ReadonlySet<string>): readonly Item[] {
  return items.flatMap((item): readonly Item[] => {
    if (!isRule(item)) return item.startsWith('--') && !used.has(nameOf(item)) ? [] : [item];
    const [, registered] = /^@property\s+(\S+)/.exec(item.head) ?? [];
    if (registered !== undefined) return used.has(registered) ? [item] : [];
    return unlessEmpty({ head: item.head, body: pruneVariables(item.body, used) });
  });
}

const withoutNamed = (items: readonly Item[]): readonly Item[] =>
  mapRules(items, (rule) => (isNamed(rule) ? [] : [{ head: rule.head, body: withoutNamed(rule.body) }]));

/** Drops moving pictures and typefaces whose names do not stand in the text. */
function pruneNamed(items: readonly Item[], text: string): readonly Item[] {
  return mapRules(items, (rule) => {
    const [, motion] = /^@keyframes\s+(\S+)/.exec(rule.head) ?? [];
    if (motion !== undefined) return text.includes(motion) ? [rule] : [];
    if (rule.head !== '@font-face') return unlessEmpty({ head: rule.head, body: pruneNamed(rule.body, text) });
    const family = rule.body.find((one): one is string => !isRule(one) && one.startsWith('font-family:')) ?? '';
    return text.includes(family.slice('font-family:'.length).replaceAll(/["']/g, '')) ? [rule] : [];
  });
}

/**
 * The sheet of one component.
 * @param whole the compiled sheet of the package
 * @param names what the component's code names
 * @param layers the places of the utilities; those of another package's sheet have none and stay as they are
 */
export function componentSheet(whole: readonly Item[], names: Names, layers = layersOfSheet(whole)): readonly Item[] {
  const picked = pick(whole, names).map((item) =>
    isLayer(item, 'sw-utilities') ? { head: item.head, body: inLayers(item.body, layers) } : item,
  );
  const pruned = pruneVariables(picked, usedVariables(picked, names.variables));
  return pruneNamed(pruned, printCss(withoutNamed(pruned)));
}

/** The places of all utilities of a compiled sheet. */
export function layersOfSheet(whole: readonly Item[]): UtilityLayers {
  return layersOf(whole.flatMap((item) => (isLayer(item, 'sw-utilities') ? item.body : [])));
}
