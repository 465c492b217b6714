import type { Declaration, Root, Rule } from 'postcss';

/** Our blocks below a theme's root, and the root itself where the whole page is ours. */
function ownBlocks(selector: string): string {
  const own = selector.startsWith(':root') ? [] : [`.sw-page${selector}`];
  return [`${selector}:has(>.sw-page)`, `${selector} .sw-page`, ...own].join(',');
}

/**
 * Foreign pages load the library's sheet: `color-scheme` at their root would make their background and their controls dark. It moves from
 * the root to our own blocks; the tokens stay at the root, because they paint nothing by themselves.
 */
export function asGuest(sheet: Root): Root {
  const guest = sheet.clone();
  const found: { rule: Rule; schemes: Declaration[] }[] = [];
  guest.walkRules((rule) => {
    const schemes = rule.nodes.filter((node) => node.type === 'decl').filter(({ prop }) => prop === 'color-scheme');
    if (schemes.length > 0) found.push({ rule, schemes });
  });
  for (const { rule, schemes } of found) {
    rule.after(rule.clone({ selector: rule.selectors.map(ownBlocks).join(','), nodes: schemes.map((scheme) => scheme.clone()) }));
    for (const scheme of schemes) scheme.remove();
    if (rule.nodes.length === 0) rule.remove();
  }
  return guest;
}
