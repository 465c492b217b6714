const known = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** The URL of a link as a person types it: 'nordbahn.example' becomes https, an e-mail address a mail link; `null` for what the server would drop. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (known.test(text)) return text;
  if (mail.test(text)) return `mailto:${text}`;
  return scheme.test(text) || text.startsWith('//') ? null : `https://${text}`;
}
