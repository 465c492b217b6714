/** The address with https:// in front when it names no scheme; '' stays ''. */
export function withScheme(address: string): string {
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/**
 * Whether a text is a web address, with or without its scheme. Other schemes could run code in the reader's browser; a name before an @, or
 * marks that browsers read as others, show another site than they lead to.
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

/** Whether a text is the address of a profile at LinkedIn; the scheme may be missing. */
export function isLinkedInProfile(text: string): boolean {
  if (!isWebUrl(text)) return false;
  const { hostname, pathname } = new URL(withScheme(text.trim()));
  return /(^|\.)linkedin\.com$/i.test(hostname) && pathname.length > 1;
}
