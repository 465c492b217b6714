import { hash } from 'node:crypto';
import { RICH_TEXT_RENAMES, RICH_TEXT_TAGS } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { innerLink, isUnseen, withInnerLinksInHtml } from '@stellwerk/domain/markup';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { isWithin } from './bounds.ts';
import { serverMessages } from '../messages.de.ts';

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;
/** A browser removes tabs and line breaks of a URL and reads \ as /, so that '/\fremd.example' would leave the site. */
// oxlint-disable-next-line no-control-regex
const READ_OTHERWISE = /[\x00-\x1f\\]/;

/** Tag name of elements that are removed with their text. */
const UNSEEN = 'template';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...RICH_TEXT_RENAMES,
    // An unsafe link loses its tag and keeps its text.
    a: (tagName, { href = '', ...attribs }): sanitizeHtml.Tag =>
      SAFE_LINK.test(href.trim()) && !READ_OTHERWISE.test(href.trim()) && !isUnseen(tagName, attribs)
        ? { tagName, attribs: { href: innerLink(href), rel: 'noopener noreferrer nofollow', target: '_blank' } }
        : { tagName: 'span', attribs },
    strike: 's',
    // After all others: their attributes still exist, and disallowed ones are removed afterwards.
    '*': (tagName, attribs): sanitizeHtml.Tag => ({ tagName: isUnseen(tagName, attribs) ? UNSEEN : tagName, attribs }),
  },
  nonTextTags: ['script', 'style', 'textarea', 'option', UNSEEN],
};

/** Removed elements that end a line: without a break in their place their last word would be joined with the next one. */
const LINE_END = /<\/(?:div|section|article|header|footer|main|aside|table|caption|tr|dt|dd|figure|figcaption|address|center|pre)\s*>/gi;
const CELL_END = /<\/t[dh]\s*>/gi;
const BLOCK_TAG = /^<\/?(?:p|h3|h4|ul|ol|li|blockquote|hr)\b/;
const BREAK_TAG = /^<br\b/;

/** Removes breaks at the edge of a block or of the whole text. Token by token, so that no text makes it slow. */
function withoutEdgeBreaks(html: string): string {
  let clean = '';
  let breaks = '';
  let atEdge = true;
  for (const token of html.split(/(<[^>]*>)/)) {
    if (BREAK_TAG.test(token)) breaks += token;
    else if (token.trim() === '') {
      if (breaks === '') clean += token;
    } else {
      const block = BLOCK_TAG.test(token);
      clean += atEdge || block ? token : breaks + token;
      breaks = '';
      atEdge = block;
    }
  }
  return clean;
}

/** Restores URLs that mail gateways have rewritten; token by token. */
const unwrapped = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((token) => (token.startsWith('<') ? token : withInnerLinksInHtml(token)))
    .join('');

function withLineEnds(html: string): string {
  const broken = unwrapped(html).replace(CELL_END, ' ').replace(LINE_END, '<br>');
  const clean = sanitizeHtml(broken, OPTIONS);
  return broken === html ? clean : withoutEdgeBreaks(clean);
}

/** A written text of 20,000 characters has a tenth of it. */
const BOUNDS = { depth: 50, parts: 5000 };

/** Whether a text has no more markup than a person writes: more would slow down every reader. */
export const isModest = (html: string): boolean => isWithin(html, BOUNDS);

/** The plain text of any markup; token by token, so that no text makes it slow. */
const textAlone = (html: string): string =>
  html
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Passes after which a text that still changes loses all its tags. One was enough for all tested texts. */
const PASSES = 8;

/** Hashes of texts that were sanitised already, such as all stored ones: reading them again costs a hash. */
const clean = new LRUCache<string, true>({ max: 20_000 });

/**
 * HTML of the rich-text editor with only the allowed tags: no scripts, no event attributes, no frames, links that cannot access the opener
 * (decisions, rule 5). Headings start at level 3, below those of the page. Applied on write and again on send, so its result must be
 * stable: a renamed or removed tag can leave an end tag behind, which the next pass removes. A text with too much markup becomes plain.
 */
export function sanitise(html: string): string {
  const key = hash('sha256', html, 'base64');
  if (clean.has(key)) return html;
  const result = sanitised(html);
  if (result === html) clean.set(key, true);
  return result;
}

function sanitised(html: string): string {
  if (!isModest(html)) return textAlone(html);
  let clean = withLineEnds(html).trim();
  for (let pass = 1; pass < PASSES; pass += 1) {
    const again = withLineEnds(clean).trim();
    if (again === clean) return clean;
    clean = again;
  }
  return sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} }).trim();
}

/** Sanitised HTML, or null for an empty result. */
export function sanitiseOrNull(html: string | null): string | null {
  const clean = html === null ? '' : sanitise(html);
  return clean === '' ? null : clean;
}

/**
 * Rejects texts that are about to be stored.
 * @param texts by their names on the wire
 * @throws CallError 'invalid' for those with too much markup
 */
export function requireModest(texts: Readonly<Record<string, string | null | undefined>>): void {
  const fields = Object.entries(texts).flatMap(([name, text]) =>
    isModest(text ?? '') ? [] : [{ name, message: serverMessages.markupTooMuch }],
  );
  if (fields.length > 0) throw new CallError('invalid', serverMessages.markupTooMuch, { fields });
}
