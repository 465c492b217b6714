/** Nonce for style elements that the page names in `<meta property="csp-nonce" nonce="…">`; nothing where it names none. */
export function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector('meta[property="csp-nonce"]');
  return meta instanceof HTMLElement ? meta.nonce : undefined;
}
