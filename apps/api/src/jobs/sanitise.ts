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

/**
 * HTML of the rich-text editor with the allowed tags only: no scripts, no event attributes, no frames, links that cannot reach back
 * (decisions, rule 5). Headings start at level 3, below those of the page. Done on write and again on send.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

/** Sanitised HTML, or null where nothing is left to show. */
export function sanitiseOrNull(html: string | null): string | null {
  const clean = html === null ? '' : sanitise(html);
  return clean === '' ? null : clean;
}
