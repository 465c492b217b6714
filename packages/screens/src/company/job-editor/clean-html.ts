import { safeHref } from '@stellwerk/domain';

/** The tags that the server keeps, with those it renames (decisions, rule 5). */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'a', 'blockquote', 'hr'].map((name) => [name, name]),
  ),
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
};

/** Elements whose text is no text of the job. */
const DROPPED = 'script, style, template, noscript, iframe, object, svg, math, textarea, title, head';

const linkAttributes = { rel: 'noopener noreferrer nofollow', target: '_blank' };

function copy(from: Node, into: Element, page: Document): void {
  for (const node of from.childNodes) {
    if (node instanceof Text) into.append(page.createTextNode(node.data));
    if (!(node instanceof Element) || node.matches(DROPPED)) continue;
    const name = names[node.localName];
    const href = name === 'a' ? safeHref(node.getAttribute('href') ?? '') : undefined;
    if (name === undefined || (name === 'a' && href === undefined)) {
      copy(node, into, page);
      continue;
    }
    const kept = page.createElement(name);
    if (href !== undefined)
      for (const [attribute, value] of Object.entries({ href, ...linkAttributes })) kept.setAttribute(attribute, value);
    copy(node, kept, page);
    into.append(kept);
  }
}

/**
 * HTML that has not been saved yet, as the server would keep it: built anew from known tags without attributes but the address
 * of a web link, so that nothing typed as source can run in the preview. Works in a browser only.
 */
export function cleanHtml(html: string): string {
  const page = document.implementation.createHTMLDocument('');
  const clean = page.createElement('div');
  copy(new DOMParser().parseFromString(html, 'text/html').body, clean, page);
  return clean.innerHTML;
}
