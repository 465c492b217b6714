const known = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/**
 * Normalises a typed link URL: 'nordbahn.example' becomes https, an email address a mailto link;
 * `null` for a URL that the server would remove.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (known.test(text)) return text;
  if (mail.test(text)) return `mailto:${text}`;
  return scheme.test(text) || text.startsWith('//') ? null : `https://${text}`;
}
