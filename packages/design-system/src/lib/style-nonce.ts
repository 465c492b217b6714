/**
 * Nonce for style elements, from `<meta property="csp-nonce" nonce="…">`; undefined without one.
 */
export function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector('meta[property="csp-nonce"]');
  return meta instanceof HTMLElement ? meta.nonce : undefined;
}
