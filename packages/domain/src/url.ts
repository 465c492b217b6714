/** The URL with https:// in front if it has no scheme; '' stays ''. */
export function withScheme(address: string): string {
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/**
 * Whether a text is a web URL, with or without its scheme. Other schemes could run code in the reader's browser; a name before an @, or
 * characters that browsers replace, would display another site than the target.
 */
export function isWebUrl(text: string): boolean {
  const trimmed = text.trim();
  try {
    const whole = withScheme(trimmed);
    const { protocol, hostname } = new URL(whole);
    const isPlain = /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i.test(whole) && !/[\s\\]/.test(whole);
    return /^https?:$/.test(protocol) && /\.[a-z][a-z0-9-]+$/i.test(hostname) && isPlain;
  } catch {
    return false;
  }
}

/** Whether a text is the URL of a LinkedIn profile; the scheme may be missing. */
export function isLinkedInProfile(text: string): boolean {
  if (!isWebUrl(text)) return false;
  const { hostname, pathname } = new URL(withScheme(text.trim()));
  return /(^|\.)linkedin\.com$/i.test(hostname) && pathname.length > 1;
}
