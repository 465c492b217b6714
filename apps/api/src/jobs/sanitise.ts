import sanitizeHtml from 'sanitize-html';

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'a', 'blockquote', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    // What leads nowhere good is no link: its text stays, its tag goes.
    a: (_tag, { href = '' }): sanitizeHtml.Tag =>
      SAFE_LINK.test(href.trim())
        ? { tagName: 'a', attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' } }
        : { tagName: 'span', attribs: {} },
  },
};

/** Elements that end a line but are not kept: without a break in their place their last word would stick to the next one. */
const LINE_END = /<\/(?:div|section|article|header|footer|main|aside|table|caption|tr|dt|dd|figure|figcaption|address|center|pre)\s*>/gi;
const CELL_END = /<\/t[dh]\s*>/gi;
const BREAKS = '(?:\\s*<br ?/?>)+\\s*';
const BLOCK = '(?:p|h3|h4|ul|ol|li|blockquote)';
const NEEDLESS = new RegExp(`(<${BLOCK}>)${BREAKS}|(</${BLOCK}>|<hr ?/?>)${BREAKS}|^${BREAKS}|${BREAKS}(?=</?(?:${BLOCK}|hr)\\b|$)`, 'g');

function withLineEnds(html: string): string {
  if (html.search(LINE_END) < 0) return sanitizeHtml(html, OPTIONS);
  const broken = html.replace(CELL_END, ' ').replace(LINE_END, '<br>');
  return sanitizeHtml(broken, OPTIONS).replace(NEEDLESS, '$1$2');
}

/**
 * HTML of the rich-text editor with the allowed tags only: no scripts, no event attributes, no frames, links that cannot reach back
 * (decisions, rule 5). Headings start at level 3, below those of the page. Done on write and again on send.
 */
export function sanitise(html: string): string {
  return withLineEnds(html).trim();
}

/** Sanitised HTML, or null where nothing is left to show. */
export function sanitiseOrNull(html: string | null): string | null {
  const clean = html === null ? '' : sanitise(html);
  return clean === '' ? null : clean;
}
