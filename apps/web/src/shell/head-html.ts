import { fullTitle, type PageHead } from './head';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON inside a script element: '<' must not be able to close it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** The head elements of a server-rendered page. */
export function headHtml(head: PageHead, origin: string): string {
  const title = escapeHtml(fullTitle(head.title));
  const parts = [`<title>${title}</title>`, `<meta name="robots" content="${head.noindex === true ? 'noindex' : 'index'}">`];
  parts.push(
    `<meta property="og:title" content="${title}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:locale" content="de_DE">',
    '<meta property="og:site_name" content="Stellwerk">',
  );
  if (head.description !== undefined && head.description !== '') {
    const description = escapeHtml(head.description);
    parts.push(`<meta name="description" content="${description}">`, `<meta property="og:description" content="${description}">`);
  }
  if (head.canonical !== undefined) {
    const url = escapeHtml(origin + head.canonical);
    parts.push(`<link rel="canonical" href="${url}">`, `<meta property="og:url" content="${url}">`);
  }
  if (head.picture !== undefined) {
    parts.push(
      `<meta property="og:image" content="${escapeHtml(origin + head.picture.path)}">`,
      '<meta property="og:image:type" content="image/png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      `<meta property="og:image:alt" content="${escapeHtml(head.picture.alt)}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    );
  }
  if (head.feed !== undefined)
    parts.push(`<link rel="alternate" type="application/rss+xml" title="${title}" href="${escapeHtml(head.feed)}">`);
  for (const data of head.jsonLd ?? []) parts.push(`<script type="application/ld+json">${scriptJson(data)}</script>`);
  return parts.join('\n    ');
}
