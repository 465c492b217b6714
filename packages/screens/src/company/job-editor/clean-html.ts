import { RICH_TEXT_RENAMES, RICH_TEXT_TAGS, safeHref } from '@stellwerk/domain';

/** Elements that the server stores for each known tag. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(RICH_TEXT_TAGS.map((name) => [name, name])),
  ...RICH_TEXT_RENAMES,
};

/** Elements whose text is not part of the job. */
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
 * Sanitises unsaved HTML like the server: rebuilds it from known tags without attributes except
 * http(s) link URLs, so that no script from the source view can run in the preview. Works in a
 * browser only.
 */
export function cleanHtml(html: string): string {
  const page = document.implementation.createHTMLDocument('');
  const clean = page.createElement('div');
  copy(new DOMParser().parseFromString(html, 'text/html').body, clean, page);
  return clean.innerHTML;
}
