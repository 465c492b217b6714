/** Rich text tags that the server stores; it removes any other tag and keeps the text inside (decisions, rule 5). */
export const RICH_TEXT_TAGS = ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'a', 'blockquote', 'hr'] as const;

/** Tags that the server stores under another name. */
export const RICH_TEXT_RENAMES = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' } as const;
