import { isRule, type Item, type Rule } from './css.ts';

const isScheme = (item: Item): item is string => !isRule(item) && item.startsWith('color-scheme:');

/** The blocks of ours below a theme's root, and the root itself where the whole page is ours. */
function grounds(head: string): string {
  const own = head.startsWith(':root') ? [] : [`.sw-page${head}`];
  return [`${head}:has(>.sw-page)`, `${head} .sw-page`, ...own].join(',');
}

/**
 * The library's sheet stands in pages that are not ours: `color-scheme` at their root would paint their ground and their controls
 * dark. It moves from the root to what is ours; the tokens stay, they paint nothing by themselves.
 */
export function asGuest(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item): readonly Item[] => {
    if (!isRule(item)) return [item];
    if (item.head.startsWith('@')) return [{ head: item.head, body: asGuest(item.body) }];
    const scheme = item.body.filter(isScheme);
    if (scheme.length === 0) return [item];
    const rest: Rule = { head: item.head, body: item.body.filter((one) => !isScheme(one)) };
    return [...(rest.body.length === 0 ? [] : [rest]), { head: item.head.split(',').map(grounds).join(','), body: scheme }];
  });
}
