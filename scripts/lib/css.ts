/** A style sheet as a tree, as far as a compiled sheet needs it: rules, at-rules, declarations. */

export interface Rule {
  /** Selector or at-rule. */
  readonly head: string;
  readonly body: readonly Item[];
}

/** A declaration, or a statement such as `@layer a, b`. */
export type Item = string | Rule;

export const isRule = (item: Item): item is Rule => typeof item !== 'string';

/** Where the string, comment or parenthesis that begins at `at` ends; `at` itself for every other character. */
function skip(css: string, at: number): number {
  const sign = css[at];
  if (sign === '\\') return at + 1;
  if (sign === '"' || sign === "'") {
    let end = at + 1;
    while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1;
    return end;
  }
  if (sign !== '(') return at;
  let end = at + 1;
  while (end < css.length && css[end] !== ')') end = skip(css, end) + 1;
  return end;
}

/** Splits at a sign that stands outside of parentheses and strings. */
export function splitCss(text: string, sign = ','): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== sign) {
      at = skip(text, at);
      continue;
    }
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}

/** Reads a sheet; comments are dropped. */
export function parseCss(text: string): readonly Item[] {
  const css = text.replaceAll(/\/\*[^]*?\*\//g, '');
  let at = 0;
  const items = (): readonly Item[] => {
    const found: Item[] = [];
    let start = at;
    const flush = (): void => {
      const word = css.slice(start, at).trim();
      if (word !== '') found.push(word);
      start = at + 1;
    };
    for (; at < css.length; at += 1) {
      const sign = css[at];
      if (sign === ';') flush();
      else if (sign === '{') {
        const head = css.slice(start, at).trim();
        at += 1;
        found.push({ head, body: items() });
        start = at + 1;
      } else if (sign === '}') {
        flush();
        return found;
      } else at = skip(css, at);
    }
    flush();
    return found;
  };
  return items();
}

/** Writes a sheet without a needless space. */
export function printCss(items: readonly Item[]): string {
  return items
    .map((item, index) => {
      if (isRule(item)) return `${item.head}{${printCss(item.body)}}`;
      return index === items.length - 1 && !item.startsWith('@') ? item : `${item};`;
    })
    .join('');
}
